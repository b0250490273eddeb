import type { PerformerAccount } from '../account/performer-account.ts';
import { type CallFailure, isForbidden, isRefusal, saysAnonymous } from '../kernel/result.ts';
import { saysDoubleTab } from './login-refusal.ts';
import type { LoginErrorCode } from './login.errors.ts';

/**
 * Refusals of a session check that log the performer out. After every other failure, 401, 502, no network, no answer in time, nothing is
 * certain and the login stays.
 * @spec §4 Performer status — errors 403, 409 and 500 force logout
 */
const FORCED_OUT_BY: ReadonlyMap<number, LoginErrorCode> = new Map<number, LoginErrorCode>([
  [403, 'login.sessionExpired'],
  [409, 'login.alreadyLoggedIn'],
  [500, 'login.platformFailed'],
]);

/** Refusal of a login that the performer ended from another device. */
const ENDED_ELSEWHERE = 'ended_elsewhere';

/** Reason for which a failed session check logs the performer out; `undefined` when the login stays. @spec §4 Performer status */
export const forcedOutBy = (failure: CallFailure): LoginErrorCode | undefined => {
  if (!isRefusal(failure)) return undefined;
  const { status, message } = failure;
  if (status === 409 && saysDoubleTab(message)) return 'login.doubleTab';
  return status === 409 && message === ENDED_ELSEWHERE ? 'login.endedElsewhere' : FORCED_OUT_BY.get(status);
};

/** Meaning of the message of a `logout` event. @spec §4 Performer status — a 'double tab' message means a duplicate tab */
export const loggedOutBy = (message: string): LoginErrorCode => {
  if (saysDoubleTab(message)) return 'login.doubleTab';
  return message === ENDED_ELSEWHERE ? 'login.endedElsewhere' : 'login.loggedOutByPlatform';
};

/**
 * Error of the login page when the first check gives no account.
 * @param occasion `startUp`: the page was only opened; `attempt`: the platform accepted the password a moment ago
 * @spec §4 Performer status
 */
export const failedStart = (
  failure: CallFailure,
  occasion: 'startUp' | 'attempt' | 'logOut',
): LoginErrorCode | undefined => {
  // The browser did not send the cookie of the login that was accepted.
  if (occasion === 'attempt' && isForbidden(failure)) return 'login.cookiesBlocked';
  if (occasion !== 'attempt' && saysAnonymous(failure)) return undefined;
  return forcedOutBy(failure) ?? 'login.unreachable';
};

/**
 * Identity behind a session check: performer, anonymous, or a wrong role. The active role is the first of the list.
 * @spec §3 Performer account, §6
 */
export const identityOf = ({
  roles: [role = 'ROLE_UNKNOWN'],
}: PerformerAccount): 'performer' | 'anonymous' | 'wrongRole' => {
  if (role === 'ROLE_PERFORMER') return 'performer';
  return role === 'ROLE_UNKNOWN' ? 'anonymous' : 'wrongRole';
};
