import type { Cancel } from './clock.port.ts';
import type { Watchable } from './machine.ts';

/** Calls the handler at every change, with the new state and the one before. */
export const watchChanges = <State>(
  watch: Watchable<State>,
  onChange: (state: State, before: State) => void,
): Cancel => {
  let last = watch.state();
  return watch.subscribe((state) => {
    const before = last;
    last = state;
    onChange(state, before);
  });
};
