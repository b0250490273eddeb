import type { AppDeps } from '@greenroom/core/app/app-deps';

/** Bug of the clock: a timer that was cancelled still runs. @fortests */
export const uncancelledTimers = (deps: AppDeps): AppDeps => ({
  ...deps,
  clock: {
    ...deps.clock,
    schedule: (after, task) => {
      deps.clock.schedule(after, task);
      return () => undefined;
    },
  },
});
