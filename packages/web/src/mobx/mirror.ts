import { action, makeObservable, observableRef } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';

/** The latest state of a running machine, readable inside an observer. Only the machine writes it. */
export class Mirror<State> {
  current: State;
  readonly dispose: () => void;

  constructor(machine: Watchable<State>) {
    this.current = machine.state();
    makeObservable<this, 'accept'>(this, { current: observableRef, accept: action });
    this.dispose = machine.subscribe((next) => this.accept(next));
  }

  private accept(next: State): void {
    this.current = next;
  }
}
