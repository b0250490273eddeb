import type { Watchable } from '@greenroom/core/kernel/machine';
import { isBroadcasting, type SessionState } from '@greenroom/core/session/session-state';

/** Follows whether customers can reach the performer. */
export const onAirWatch = (session: Watchable<SessionState>): Watchable<boolean> => ({
  state: () => isBroadcasting(session.state()),
  subscribe: (listener) => session.subscribe((state) => listener(isBroadcasting(state))),
});
