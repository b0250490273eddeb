import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';

const isOnAir = ({ status }: SessionState): boolean => status === 'active' || status === 'connected';

/** Tells that customers can reach the performer. */
export const onAirWatch = (session: Watchable<SessionState>): Watchable<boolean> => ({
  state: () => isOnAir(session.state()),
  subscribe: (listener) => session.subscribe((state) => listener(isOnAir(state))),
});
