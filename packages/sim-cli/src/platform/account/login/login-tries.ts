import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Store } from '../../base/store/store.ts';
import { MOST_TRIES, MOST_TRIES_OF_A_CODE, PAUSES_AFTER, TRIES_WINDOW } from './login.constants.ts';

/**
 * Number of tries that a subject has within one window, and the pauses before some of them. Without pauses the window begins with the first
 * try, so that a few wrong ones an hour never add up; with them it begins with the last one.
 */
export interface TryLimit {
  readonly most: number;
  /** Milliseconds before the next try, by the number of tries so far. */
  readonly pauses: Readonly<Record<number, number>>;
}

export const LIMIT_OF_AN_ID: TryLimit = { most: MOST_TRIES, pauses: PAUSES_AFTER };
export const LIMIT_OF_A_CODE: TryLimit = { most: MOST_TRIES_OF_A_CODE, pauses: {} };

/** @returns the milliseconds that must pass between the last of this many tries and the next one. @fortests */
export const pauseAfter = (tries: number, { most, pauses }: TryLimit): number =>
  tries >= most ? TRIES_WINDOW : (pauses[tries] ?? 0);

/**
 * Counts tries by subject: an ID, whether it exists or not, an address, a remembered device or one login code. A try is
 * counted before it is judged, in one statement, so that any number of tries at once cannot be judged before the first of
 * them is counted.
 */
export const createLoginTries = (store: Store, clock: Pick<PlatformClock, 'stamp'>, triesOfAnAddress: number) => ({
  /** Limit of all the people behind one address. */
  ofAnAddress: { most: triesOfAnAddress, pauses: {} } satisfies TryLimit,
  /** Counts one more. @returns 0, or the milliseconds until the next try, which is then not counted */
  begin: async (subject: string, limit: TryLimit): Promise<number> => {
    const now = clock.stamp();
    await store
      .deleteFrom('login_tries')
      .where('at', '<=', now - TRIES_WINDOW)
      .execute();
    const paused = Object.keys(limit.pauses).map(Number);
    const counted = await store
      .insertInto('login_tries')
      .values({ subject, tries: 1, at: now })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet((row) => ({
            tries: row('login_tries.tries', '+', 1),
            at: paused.length === 0 ? row.ref('login_tries.at') : now,
          }))
          .where('login_tries.tries', '<', limit.most)
          .where((row) =>
            row.and(
              paused.map((tries) =>
                row.or([
                  row('login_tries.tries', '!=', tries),
                  row('login_tries.at', '<=', now - pauseAfter(tries, limit)),
                ]),
              ),
            ),
          ),
      )
      .returning('tries')
      .executeTakeFirst();
    if (counted !== undefined) return 0;
    const row = await store.selectFrom('login_tries').selectAll().where('subject', '=', subject).executeTakeFirst();
    return row === undefined ? 1 : Math.max(1, row.at + pauseAfter(row.tries, limit) - now);
  },
  /** Takes back one that turned out not to be wrong. */
  giveBack: async (subject: string): Promise<void> => {
    await store
      .updateTable('login_tries')
      .set((row) => ({ tries: row('tries', '-', 1) }))
      .where('subject', '=', subject)
      .where('tries', '>', 0)
      .execute();
    // Made-up IDs that an address may no longer try leave no row.
    await store.deleteFrom('login_tries').where('subject', '=', subject).where('tries', '=', 0).execute();
  },
  forget: async (subject: string): Promise<void> => {
    await store.deleteFrom('login_tries').where('subject', '=', subject).execute();
  },
});

export type LoginTries = ReturnType<typeof createLoginTries>;
