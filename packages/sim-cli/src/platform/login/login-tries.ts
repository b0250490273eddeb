import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Store } from '../store/store.ts';
import { TRIES_WINDOW } from './login.constants.ts';

/**
 * Counts tries by subject: an ID, whether it exists or not, or one login code. A try is counted before it is judged, in one
 * statement, so that any number of tries at once cannot be judged before the first of them is counted.
 */
export const createLoginTries = (store: Store, clock: PlatformClock) => ({
  /** Counts one more. @returns false, and counts nothing, when there were `most` without a pause of a whole window */
  begin: async (subject: string, most: number): Promise<boolean> => {
    const now = clock.stamp();
    await store
      .deleteFrom('login_tries')
      .where('at', '<=', now - TRIES_WINDOW)
      .execute();
    const counted = await store
      .insertInto('login_tries')
      .values({ subject, tries: 1, at: now })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet((row) => ({ tries: row('login_tries.tries', '+', 1), at: now }))
          .where('login_tries.tries', '<', most),
      )
      .returning('tries')
      .executeTakeFirst();
    return counted !== undefined;
  },
  /** Takes back one that turned out not to be wrong. */
  giveBack: async (subject: string): Promise<void> => {
    await store
      .updateTable('login_tries')
      .set((row) => ({ tries: row('tries', '-', 1) }))
      .where('subject', '=', subject)
      .where('tries', '>', 0)
      .execute();
  },
  forget: async (subject: string): Promise<void> => {
    await store.deleteFrom('login_tries').where('subject', '=', subject).execute();
  },
});

export type LoginTries = ReturnType<typeof createLoginTries>;
