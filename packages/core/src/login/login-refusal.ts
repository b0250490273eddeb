import { fieldOf } from '../kernel/json.ts';
import { type CallFailure, err, isRefusal } from '../kernel/result.ts';
import { seconds, type Seconds } from '../kernel/units.ts';
import type { LoginErrorCode } from './login.errors.ts';

/** Source of a login code: sent by e-mail or SMS, or shown by an authenticator app. @spec §1 What the product does */
export type CodeChannel = 'email' | 'sms' | 'authenticator';

const CHANNELS: readonly CodeChannel[] = ['email', 'sms', 'authenticator'];

interface RefusalRow {
  readonly status: number;
  /** The refusal's own code; a row without one answers for every other of its status. */
  readonly error?: string;
  readonly code: LoginErrorCode | undefined;
  /** Change of the code step. */
  readonly codeStep: 'enter' | 'leave' | 'keep';
}

/**
 * Error of each refusal of a login by the platform, and its effect on the code step. An unknown ID has no row of its own: it is answered
 * like a wrong password, so that IDs cannot be guessed.
 * @spec §8 Login
 */
const LOGIN_REFUSALS: readonly RefusalRow[] = [
  { status: 400, error: 'invalid_performer_id', code: 'login.invalidPerformerId', codeStep: 'leave' },
  { status: 400, error: 'passkey_invalid', code: 'login.passkeyRefused', codeStep: 'leave' },
  { status: 400, code: 'login.incorrectPassword', codeStep: 'leave' },
  { status: 401, error: 'token_required', code: undefined, codeStep: 'enter' },
  { status: 401, error: 'token_invalid', code: 'login.wrongCode', codeStep: 'enter' },
  { status: 401, error: 'token_expired', code: 'login.codeExpired', codeStep: 'enter' },
  { status: 403, error: 'not_secure', code: 'login.notSecure', codeStep: 'leave' },
  { status: 403, error: 'cookies_blocked', code: 'login.cookiesBlocked', codeStep: 'leave' },
  { status: 403, error: 'wrong_site', code: 'login.wrongSite', codeStep: 'leave' },
  { status: 409, error: 'double_tab', code: 'login.doubleTab', codeStep: 'keep' },
  { status: 409, code: 'login.alreadyLoggedIn', codeStep: 'keep' },
  { status: 426, code: 'login.browserNotSupported', codeStep: 'leave' },
  { status: 429, code: 'login.tooManyAttempts', codeStep: 'keep' },
];

/** Meaning of a missing answer, or of one that decides nothing. The same input may be tried again. */
const UNREACHABLE: Omit<RefusalRow, 'status'> = { code: 'login.unreachable', codeStep: 'keep' };

/** Answer to a login that is not sent, because this browser keeps no cookie of it. */
export const COOKIES_BLOCKED = err<CallFailure>({ kind: 'status', status: 403, message: 'cookies_blocked' });

export interface LoginRefusal {
  /** `undefined` when only the code step follows. */
  readonly error: LoginErrorCode | undefined;
  readonly codeSentBy: CodeChannel | undefined;
  /** True when the login that is active elsewhere may be taken over. */
  readonly takeOverOffered: boolean;
  /** Time until the platform judges another try, where it says so. */
  readonly tryAgainAfter: Seconds | undefined;
}

/**
 * Checks whether a message of the platform reports a duplicate tab, written 'double tab' or double_tab.
 * @spec §4 Performer status — a 'double tab' message means a duplicate tab
 */
export const saysDoubleTab = (message: string): boolean => /double[ _-]?tab/i.test(message);

const channelOf = (body: unknown): CodeChannel | undefined =>
  CHANNELS.find((channel) => channel === fieldOf(body, 'channel'));
const waitOf = (body: unknown): Seconds | undefined => {
  const wait = Math.ceil(Number(fieldOf(body, 'wait')));
  return Number.isFinite(wait) && wait > 0 ? seconds(wait) : undefined;
};
const rowOf = (failure: CallFailure): Omit<RefusalRow, 'status'> => {
  if (!isRefusal(failure)) return UNREACHABLE;
  const { status, message } = failure;
  const error = saysDoubleTab(message) ? 'double_tab' : message;
  const rows = LOGIN_REFUSALS.filter((row) => row.status === status);
  return rows.find((row) => row.error === error) ?? rows.find((row) => row.error === undefined) ?? UNREACHABLE;
};

/**
 * Turns a refused `auth/login` into an error, the state of the code step, and the offer to take over another login.
 * @param codeSentBy the channel of the code step, while in it
 * @spec §8 Login
 */
export const readLoginRefusal = (failure: CallFailure, codeSentBy: CodeChannel | undefined): LoginRefusal => {
  const { code, codeStep } = rowOf(failure);
  const channels = {
    enter: channelOf(failure.body) ?? codeSentBy ?? 'email',
    leave: undefined,
    keep: codeSentBy,
  } as const;
  return {
    error: code,
    codeSentBy: channels[codeStep],
    takeOverOffered: code === 'login.alreadyLoggedIn',
    tryAgainAfter: code === 'login.tooManyAttempts' ? waitOf(failure.body) : undefined,
  };
};

/** A waiting time in words: whole seconds up to a minute and a half, then whole minutes. */
export interface WaitingTime {
  readonly unit: 'seconds' | 'minutes';
  readonly count: number;
}

const LONGEST_IN_SECONDS = 90;

/** Rounds up, so that a try after the shown time is never too early. */
export const waitingTime = (left: Seconds): WaitingTime =>
  left <= LONGEST_IN_SECONDS
    ? { unit: 'seconds', count: Math.ceil(left) }
    : { unit: 'minutes', count: Math.ceil(left / 60) };
