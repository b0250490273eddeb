export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}
export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

/** An outcome that is expected to fail sometimes. Exceptions are for bugs. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });
export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error });
/** The answer of a call that only acknowledges. */
export const done: Ok<undefined> = ok(undefined);

/**
 * Failure of a call to the platform.
 * `kind` is `status` where the platform itself refused, and `gateway` where something in between answered in its place.
 * `status` is the HTTP status, or 0 when nothing came back. `message` follows the order of the specification: the body's error field, else
 * reason, else the first value of the JSON body, else raw text, else status text.
 * @spec §8 Generic call errors
 */
export interface CallFailure {
  readonly kind: 'status' | 'gateway' | 'network' | 'timeout' | 'decode' | 'cancelled';
  readonly status: number;
  readonly message: string;
  /** The decoded JSON body of a refusal, for the few calls whose refusal carries more than a message. */
  readonly body?: unknown;
}

/** Checks whether the platform itself refused. After any other failure the call may have been carried out. */
export const isRefusal = ({ kind }: CallFailure): boolean => kind === 'status';

const ANONYMOUS_STATUSES: readonly number[] = [401, 403];

/** Checks whether the platform itself says that nobody is logged in here. Nothing else proves that a login has ended. */
export const saysAnonymous = (failure: CallFailure): boolean =>
  isRefusal(failure) && ANONYMOUS_STATUSES.includes(failure.status);

const FORBIDDEN_STATUS = 403;

/** Checks whether a status means that the platform does not allow the call to this account. */
export const isForbiddenStatus = (status: unknown): boolean => status === FORBIDDEN_STATUS;

/** Checks whether the platform does not allow the call to this account. */
export const isForbidden = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && isRefusal(failure) && isForbiddenStatus(failure.status);

/** Failure of a call without a connection, or with one that broke before the answer. @spec §8 Generic call errors */
export const NETWORK_FAILED: CallFailure = { kind: 'network', status: 0, message: 'Network request failed' };
/** Failure of a call that got no answer in time. @spec §8 Generic call errors */
export const NETWORK_TIMED_OUT: CallFailure = { kind: 'timeout', status: 0, message: 'Network request timed out' };

/** Outcome of a call to the platform. @spec §8 Generic call errors */
export type AsyncResult<Value> = Promise<Result<Value, CallFailure>>;
