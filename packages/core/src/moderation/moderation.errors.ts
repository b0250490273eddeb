/** Every way telling a moderator can fail. @spec §7 POST moderator/flag */
export type ModerationErrorCode = 'moderation.notFlagged';
