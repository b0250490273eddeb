import type { Watchable } from '@greenroom/core/kernel/machine';

/** Watches one part of a state and notifies only when that part changes. */
export const slice = <State, Part>(source: Watchable<State>, pick: (state: State) => Part): Watchable<Part> => ({
  state: () => pick(source.state()),
  subscribe: (listener) => {
    let known = pick(source.state());
    return source.subscribe((state) => {
      const part = pick(state);
      if (part === known) return;
      known = part;
      listener(part);
    });
  },
});
