import type { PerformerAccount } from '../account/performer-account.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { exhaustive } from '../kernel/exhaustive.ts';
import { saysDoubleTab } from './login-refusal.ts';
import type { LoginErrorCode } from './login.errors.ts';

/**
 * The refusals of a session check that log her out. Every other failure, 401, 502, no network, no answer in time, says
 * nothing certain, and she stays.
 * @spec §4 Performer status — errors 403, 409 and 500 force logout
 */
const FORCED_OUT_BY: ReadonlyMap<number, LoginErrorCode> = new Map<number, LoginErrorCode>([
  [403, 'login.sessionExpired'],
  [409, 'login.alreadyLoggedIn'],
  [500, 'login.platformFailed'],
]);

/** The statuses that only say that nobody is logged in, when nobody claimed to be. */
const NOBODY = [401, 403];

/** Whether a refused call only says that nobody is logged in. */
export const saysAnonymous = (failure: CallFailure): boolean =>
  failure.kind === 'status' && NOBODY.includes(failure.status);

/** Why a failed session check logs her out; `undefined` when she stays. @spec §4 Performer status */
export const forcedOutBy = ({ kind, status, message }: CallFailure): LoginErrorCode | undefined => {
  if (kind !== 'status') return undefined;
  return status === 409 && saysDoubleTab(message) ? 'login.doubleTab' : FORCED_OUT_BY.get(status);
};

/**
 * What the login page shows when the first check gives no account.
 * @param occasion `startUp`: she only opened the page; `attempt`: the platform accepted her password a moment ago
 * @spec §4 Performer status
 */
export const failedStart = (
  failure: CallFailure,
  occasion: 'startUp' | 'attempt' | 'logOut',
): LoginErrorCode | undefined => {
  if (occasion !== 'attempt' && saysAnonymous(failure)) return undefined;
  return forcedOutBy(failure) ?? 'login.unreachable';
};

/** Whom the platform takes this browser for. Her active role is the first of the list. @spec §3 Performer account, §6 */
export const visitorOf = ({
  roles: [role = 'ROLE_UNKNOWN'],
}: PerformerAccount): 'performer' | 'nobody' | 'stranger' => {
  switch (role) {
    case 'ROLE_PERFORMER':
      return 'performer';
    case 'ROLE_UNKNOWN':
      return 'nobody';
    case 'ROLE_CLIENT':
    case 'ROLE_ADMIN':
    case 'ROLE_TOY':
      return 'stranger';
    default:
      return exhaustive(role);
  }
};
