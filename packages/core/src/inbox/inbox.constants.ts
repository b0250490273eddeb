/** The longest message that is sent, in characters; a longer one stays in the draft. @spec §3 Inbox message — the length is our choice */
export const MAX_INBOX_MESSAGE_LENGTH = 4000;
/** The longest subject, in characters. @spec §3 Inbox message — the length is our choice */
export const MAX_SUBJECT_LENGTH = 100;
/** Prefix of a reply's subject. @spec §3 Inbox message — reply history */
export const REPLY_PREFIX = 'Re: ';
