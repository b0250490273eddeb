import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { TabStorage } from '../device/tab-storage.ts';

/** Work interrupted by a reload: a session with a customer, or being ready. */
export type InterruptedWork = 'session' | 'readiness';

export interface InterruptedWorkWatch {
  /** Defined until the performer is ready again or logs out. */
  readonly watch: Watchable<InterruptedWork | undefined>;
  readonly dispose: Cancel;
}

const KEY = 'greenroom.atWork';

const workOf = ({ status }: SessionState): InterruptedWork | undefined => {
  if (status === 'connected') return 'session';
  return status === 'active' ? 'readiness' : undefined;
};

const written = (storage: TabStorage): InterruptedWork | undefined => {
  const found = storage.getItem(KEY);
  storage.removeItem(KEY);
  return found === 'session' || found === 'readiness' ? found : undefined;
};

/** Reports once after a reload that a session or the readiness ended with the page before. The customer is not stored. */
export const watchInterruptedWork = (
  session: Watchable<SessionState>,
  login: Watchable<Pick<LoginState, 'status'>>,
  storage: TabStorage,
): InterruptedWorkWatch => {
  const value = createValue(written(storage));
  let before = workOf(session.state());
  const ends = [
    session.subscribe((state) => {
      const now = workOf(state);
      if (now === before) return;
      before = now;
      value.set(undefined);
      if (now === undefined) storage.removeItem(KEY);
      else storage.setItem(KEY, now);
    }),
    login.subscribe(({ status }) => {
      if (status === 'loggedOut') value.set(undefined);
    }),
  ];
  return {
    watch: value,
    dispose: () => {
      for (const end of ends) end();
    },
  };
};
