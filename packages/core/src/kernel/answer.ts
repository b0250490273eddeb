import type { CallFailure } from './call-failure.ts';
import type { Result } from './result.ts';

/** What a call to the platform comes to. @spec §8 Generic call errors */
export type Answer<Value> = Promise<Result<Value, CallFailure>>;
