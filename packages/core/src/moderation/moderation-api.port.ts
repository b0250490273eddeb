import type { Answer } from '../kernel/answer.ts';
import type { Flag } from './flag.ts';

export interface ModerationApi {
  /** @spec §7 POST moderator/flag */
  readonly flag: (flag: Flag) => Answer<undefined>;
}
