import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Flag } from './flag.ts';

export interface ModerationApi {
  /** @spec §7 POST moderator/flag */
  readonly flag: (flag: Flag) => Promise<Result<undefined, CallFailure>>;
}
