import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { LeaveGuard } from '../device/leave-guard.ts';

/** A customer is connected or waits for an answer, and would be lost with the page. */
const hasCustomer = ({ status, request }: SessionState): boolean =>
  status === 'connected' || request.status === 'pending';

const WHY = 'customer';

/** Makes the browser ask before the page of a session closes. @spec §4 Session status */
export const askBeforeLeaving = (session: Watchable<SessionState>, guard: Pick<LeaveGuard, 'setReason'>): Cancel => {
  const follow = (state: SessionState): void => guard.setReason(WHY, hasCustomer(state));
  follow(session.state());
  const end = session.subscribe(follow);
  return () => {
    end();
    guard.setReason(WHY, false);
  };
};
