import type { Watchable } from './machine.ts';

/** Waits for a state that fulfils the condition; one that does already is enough. */
export const waitFor = <State>(watch: Watchable<State>, holds: (state: State) => boolean): Promise<void> => {
  if (holds(watch.state())) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = watch.subscribe((state) => {
    if (!holds(state)) return;
    cancel();
    resolve();
  });
  return promise;
};
