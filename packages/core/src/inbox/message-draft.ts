import type { ClientId } from '../kernel/ids.ts';

/** The longest message that is sent, in characters; a longer one stays in the draft. @spec §3 Inbox message — the length is our choice */
export const MAX_INBOX_MESSAGE_LENGTH = 4000;
/** The longest subject, in characters. @spec §3 Inbox message — the length is our choice */
export const MAX_SUBJECT_LENGTH = 100;
/** Prefix of a reply's subject. @spec §3 Inbox message — reply history */
const REPLY_PREFIX = 'Re: ';

/** Puts the prefix of a reply before a subject once, however many replies there were. @spec §3 Inbox message — reply history */
export const replySubject = (subject: string): string => {
  const bare = subject.replace(/^(re:\s*)+/i, '').trim();
  return bare === '' ? '' : (REPLY_PREFIX + bare).slice(0, MAX_SUBJECT_LENGTH);
};

/** A message that is being written. @spec §3 Inbox message */
export interface MessageDraft {
  readonly subject: string;
  readonly content: string;
}

export const NO_DRAFT: MessageDraft = { subject: '', content: '' };

/** Name under which a draft is stored. */
export const draftName = (client: ClientId): string => `inbox ${client}`;

/** Joins both into one text: a subject has no line break, so the first one ends it. */
export const draftText = ({ subject, content }: MessageDraft): string =>
  subject === '' && content === '' ? '' : `${subject.replaceAll('\n', ' ')}\n${content}`;

/** @param answered the subject of the message that is answered, for when there is no draft yet */
export const readDraft = (text: string, answered: string): MessageDraft => {
  const end = text.indexOf('\n');
  return end === -1
    ? { subject: replySubject(answered), content: '' }
    : { subject: text.slice(0, end), content: text.slice(end + 1) };
};
