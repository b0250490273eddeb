import type { CallFailure } from './call-failure.ts';
import type { Result } from './result.ts';

/** Outcome of a call to the platform. @spec §8 Generic call errors */
export type AsyncResult<Value> = Promise<Result<Value, CallFailure>>;
