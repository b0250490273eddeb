import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { action, makeObservable, observableRef } from 'mobx';

/** Runs the task before the next picture is drawn. */
export type NextFrame = (task: () => void) => Cancel;

/**
 * A mirror that catches up once for each picture drawn, not once for each event: a burst of thousands of messages costs one
 * projection. A hidden tab draws nothing and so projects nothing until it is looked at again.
 */
export class FrameMirror<State> {
  current: State;
  readonly dispose: () => void;
  readonly #machine: Watchable<State>;
  #planned: Cancel | undefined;

  constructor(machine: Watchable<State>, nextFrame: NextFrame) {
    this.#machine = machine;
    this.current = machine.state();
    makeObservable<this, 'catchUp'>(this, { current: observableRef, catchUp: action });
    const unsubscribe = machine.subscribe(() => {
      this.#planned ??= nextFrame(() => this.catchUp());
    });
    this.dispose = () => {
      unsubscribe();
      this.#planned?.();
    };
  }

  private catchUp(): void {
    this.#planned = undefined;
    this.current = this.#machine.state();
  }
}
