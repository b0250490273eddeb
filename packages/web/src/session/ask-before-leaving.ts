import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { LeaveGuard } from '../device/leave-guard.ts';

/** A customer is with her or waits for her answer; without the page he would be gone. */
const hasCustomer = ({ status, request }: SessionState): boolean =>
  status === 'connected' || request.status === 'pending';

const WHY = 'customer';

/** Closing the page by mistake must not cost her a session. @spec §4 Session status */
export const askBeforeLeaving = (session: Watchable<SessionState>, guard: Pick<LeaveGuard, 'ask'>): Cancel => {
  const follow = (state: SessionState): void => guard.ask(WHY, hasCustomer(state));
  follow(session.state());
  const end = session.subscribe(follow);
  return () => {
    end();
    guard.ask(WHY, false);
  };
};
