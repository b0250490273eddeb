import type { AsyncResult } from '../kernel/result.ts';
import type { Flag } from './flag.ts';

export interface ModerationApi {
  /** Reports content to a moderator. @spec §7 POST moderator/flag */
  readonly flag: (flag: Flag) => AsyncResult<undefined>;
}

/** Every way a report to a moderator can fail. @spec §7 POST moderator/flag */
export const MODERATION_ERRORS = ['moderation.notFlagged'] as const;
