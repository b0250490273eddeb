import { action, makeObservable, observableRef } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { millis, type Millis } from '@greenroom/core/kernel/units';

/** Runs the task before the next picture is drawn, or before the first one after a rest of so long. */
export type NextFrame = (task: () => void, rest?: Millis) => Cancel;

/** Changes in one picture from which on they come faster than anybody reads. */
const FLOOD = 20;
/** Time without a picture in a flood: on a slow machine drawing would take what a key or a press needs. */
const REST = millis(200);

/**
 * A mirror that catches up once for each picture drawn, not once for each event: a burst of thousands of messages costs one
 * projection, and in a flood there are five pictures a second. A hidden tab draws nothing and so projects nothing until it is looked at
 * again.
 */
export class FrameMirror<State> {
  current: State;
  readonly dispose: () => void;
  readonly #machine: Watchable<State>;
  #planned: Cancel | undefined;
  /** Number of changes since the last picture, and in it. */
  #changes = 0;
  #drawn = 0;

  constructor(machine: Watchable<State>, nextFrame: NextFrame) {
    this.#machine = machine;
    this.current = machine.state();
    makeObservable<this, 'catchUp'>(this, { current: observableRef, catchUp: action });
    const unsubscribe = machine.subscribe(() => {
      this.#changes += 1;
      this.#planned ??= nextFrame(() => this.catchUp(), this.#drawn < FLOOD ? undefined : REST);
    });
    this.dispose = () => {
      unsubscribe();
      this.#planned?.();
    };
  }

  private catchUp(): void {
    this.#planned = undefined;
    this.#drawn = this.#changes;
    this.#changes = 0;
    this.current = this.#machine.state();
  }
}
