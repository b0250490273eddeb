import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Store } from '../store/store.ts';
import { FAILURE_WINDOW, MOST_FAILURES } from './login.constants.ts';

/** Counts wrong passwords and wrong codes by the ID that was tried, whether it exists or not. */
export interface LoginFailures {
  readonly isTooMany: (performerId: string) => Promise<boolean>;
  readonly count: (performerId: string) => Promise<void>;
  readonly forget: (performerId: string) => Promise<void>;
}

export const createLoginFailures = (store: Store, clock: PlatformClock): LoginFailures => {
  const windowStart = (): number => clock.stamp() - FAILURE_WINDOW;
  return {
    isTooMany: async (performerId) => {
      const recent = await store
        .selectFrom('login_failures')
        .select('at')
        .where('subject', '=', performerId)
        .where('at', '>', windowStart())
        .orderBy('at')
        .limit(MOST_FAILURES)
        .execute();
      return recent.length >= MOST_FAILURES;
    },
    count: async (performerId) => {
      await store.deleteFrom('login_failures').where('at', '<=', windowStart()).execute();
      await store.insertInto('login_failures').values({ subject: performerId, at: clock.stamp() }).execute();
    },
    forget: async (performerId) => {
      await store.deleteFrom('login_failures').where('subject', '=', performerId).execute();
    },
  };
};
