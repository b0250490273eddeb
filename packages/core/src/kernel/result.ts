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
