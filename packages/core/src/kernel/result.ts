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

/** Failure of a call to the platform. @spec §8 Generic call errors */
export interface CallFailure {
  /** `status`: the platform itself refused; `gateway`: something in between answered in its place. */
  readonly kind: 'status' | 'gateway' | 'network' | 'timeout' | 'decode' | 'cancelled';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  /** The body's error field, else its reason, its first JSON value, its raw text or the status text. */
  readonly message: string;
  /** The decoded JSON body of a refusal, for the few calls whose refusal carries more than a message. */
  readonly body?: unknown;
}

/** Checks whether the platform itself refused. After any other failure the call may have been carried out. */
export const isRefusal = ({ kind }: CallFailure): boolean => kind === 'status';

const ANONYMOUS_STATUSES: readonly number[] = [401, 403];

/** Checks whether the platform itself reports that nobody is logged in. Nothing else proves the end of a login. */
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

/** Request timeout, too early and too many requests: the same call can end otherwise later. */
const NOT_NOW: readonly number[] = [408, 425, 429];

/** Smallest status of a fault of the platform. */
const FIRST_FAULT = 500;

/** Checks whether the platform itself has refused for good. After any other failure the same call can still be carried out. */
export const isFinalRefusal = (failure: CallFailure): boolean =>
  isRefusal(failure) && failure.status < FIRST_FAULT && !NOT_NOW.includes(failure.status);

/** One thing that a codec finds wrong with a value. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** Of `invalid_union`: the issues of each alternative. */
  readonly errors?: readonly (readonly Issue[])[];
  /** Of `too_big`: what was measured, and its limit. */
  readonly origin?: string;
  readonly maximum?: number | bigint;
}

type Parsed<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** The first issue's path; where alternatives failed, that of the first alternative. */
const pathOf = (issue: Issue | undefined): readonly PropertyKey[] =>
  issue === undefined ? [] : [...issue.path, ...pathOf(issue.errors?.[0]?.[0])];

/**
 * Turns the outcome of a codec into a result.
 * @returns on failure the place that does not fit, e.g. `answer.roles.0`; never the value, which may be personal
 */
export const parsedResult = <Value>(parsed: Parsed<Value>, where: string): Result<Value, string> => {
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = [where, ...pathOf(issue)].map(String).join('.');
  return err(issue?.code === 'too_big' && issue.origin === 'number' ? `${place} is at most ${issue.maximum}` : place);
};
