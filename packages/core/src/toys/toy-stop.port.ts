import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** Brings every toy to rest. @spec §4 Request flow — DISCONNECT stops toy vibration */
export interface ToyStop {
  /** Succeeds only when the toy's app answered that it stopped; nothing connected counts as stopped. */
  readonly stopAll: () => Promise<Result<undefined, CallFailure>>;
}
