import type { Cancel } from '../../kernel/clock.port.ts';
import type { Watchable } from '../../kernel/machine.ts';

/** Hears of every change together with what was before it. */
export const follow = <State>(watch: Watchable<State>, hear: (state: State, before: State) => void): Cancel => {
  let last = watch.state();
  return watch.subscribe((state) => {
    const before = last;
    last = state;
    hear(state, before);
  });
};
