import type { Watchable } from '../kernel/machine.ts';
import type { SessionState } from '../session/session-state.ts';

/** Leaves the performer's stream out of the session while no picture may be sent. */
export const whileSent = (
  session: Watchable<SessionState>,
  maySend: () => boolean,
  changes: readonly Watchable<unknown>[],
): Watchable<SessionState> => {
  const state = (): SessionState => (maySend() ? session.state() : { ...session.state(), publish: undefined });
  return {
    state,
    subscribe: (listener) => {
      const cancels = [session, ...changes].map((watch) => watch.subscribe(() => listener(state())));
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
  };
};
