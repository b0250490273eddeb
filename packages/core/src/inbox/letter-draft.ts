import type { ClientId } from '../kernel/ids.ts';
import { replySubject } from './reply-subject.ts';

/** A message that is being written. @spec §3 Inbox message */
export interface LetterDraft {
  readonly subject: string;
  readonly content: string;
}

export const NO_DRAFT: LetterDraft = { subject: '', content: '' };

/** Under which name it is kept. */
export const draftName = (client: ClientId): string => `inbox ${client}`;

/** One text: a subject has no line break, so the first one ends it. */
export const draftText = ({ subject, content }: LetterDraft): string =>
  subject === '' && content === '' ? '' : `${subject.replaceAll('\n', ' ')}\n${content}`;

/** @param answered the subject of the message that is answered, for when there is no draft yet */
export const readDraft = (text: string, answered: string): LetterDraft => {
  const end = text.indexOf('\n');
  return end === -1
    ? { subject: replySubject(answered), content: '' }
    : { subject: text.slice(0, end), content: text.slice(end + 1) };
};
