import { err } from '@greenroom/core/kernel/result';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import { UNREACHABLE_CODE, type ToyFailure } from '@greenroom/core/toys/connection/toy-failure';

const NOT_CONFIGURED: ToyFailure = { code: UNREACHABLE_CODE, message: 'no toy app is configured', kind: 'unreachable' };

/**
 * Of the apps that may run on her machine the one that answers; it is asked first from then on, and gets every command.
 * @param apps the likeliest first; none when no toys are used here
 * @spec §4 Toy connection — the local toy app is tried first
 */
export const createFirstToyApp = (apps: readonly ToyApp[]): ToyApp => {
  /** The one that answered last. */
  let current = apps[0];
  return {
    toys: async () => {
      let failure = NOT_CONFIGURED;
      for (const app of new Set(current === undefined ? [] : [current, ...apps])) {
        const toys = await app.toys();
        if (toys.ok) {
          current = app;
          return toys;
        }
        // What an app said is worth more than that another is not there.
        if (failure === NOT_CONFIGURED || toys.error.kind !== 'unreachable') failure = toys.error;
      }
      return err(failure);
    },
    run: async (command) => current?.run(command) ?? err(NOT_CONFIGURED),
    stop: async () => current?.stop() ?? err(NOT_CONFIGURED),
  };
};
