import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult, CallFailure } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';

/** A code that pairs one phone. */
export interface PairingCode {
  readonly code: string;
  /** Time for which it works. */
  readonly lifetime: Seconds;
}

/** The pairing of a phone, as the phone gets it. */
export interface Pairing {
  readonly performerId: PerformerId;
  /** Opens the socket of a remote and nothing else. */
  readonly socketToken: string;
  /** Time until the pairing ends by itself. */
  readonly lifetime: Seconds;
}

/** Calls of ours for the page that works; made only where the configuration has `remote`. */
export interface RemoteHostApi {
  /** True while a phone is paired with this login. */
  readonly isPaired: (id: PerformerId) => AsyncResult<boolean>;
  /** Makes a code; an earlier one works no more. Refused while a phone is paired. */
  readonly createCode: (id: PerformerId) => AsyncResult<PairingCode>;
  /** Ends the pairing, and a code that waits. */
  readonly end: (id: PerformerId) => AsyncResult<undefined>;
}

/** Calls of ours for the phone, which has no login: a cookie of its own names it. */
export interface RemotePhoneApi {
  readonly pair: (code: string) => AsyncResult<undefined>;
  /** Fetches the pairing of this phone; 410 where there is none. */
  readonly pairing: () => AsyncResult<Pairing>;
  readonly leave: () => AsyncResult<undefined>;
}

export const REMOTE_ERRORS = [
  'remote.codeInvalid',
  'remote.codeUnknown',
  'remote.codeExpired',
  'remote.alreadyPaired',
  'remote.tooManyAttempts',
  'remote.notPaired',
  'remote.notChanged',
] as const;
export type RemoteErrorCode = (typeof REMOTE_ERRORS)[number];

const REFUSALS: ReadonlyMap<string, RemoteErrorCode> = new Map<string, RemoteErrorCode>([
  ['code_unknown', 'remote.codeUnknown'],
  ['code_expired', 'remote.codeExpired'],
  ['remote_paired', 'remote.alreadyPaired'],
  ['too_many_attempts', 'remote.tooManyAttempts'],
  ['not_paired', 'remote.notPaired'],
]);

/** Names the error of a refused call; any other failure leaves all as it was. */
export const remoteError = ({ message }: Pick<CallFailure, 'message'>): RemoteErrorCode =>
  REFUSALS.get(message) ?? 'remote.notChanged';
