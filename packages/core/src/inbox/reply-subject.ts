import { MAX_SUBJECT_LENGTH, REPLY_PREFIX } from './inbox.constants.ts';

/** Puts the prefix of a reply before a subject once, however many replies there were. @spec §3 Inbox message — reply history */
export const replySubject = (subject: string): string => {
  const bare = subject.replace(/^(re:\s*)+/i, '').trim();
  return bare === '' ? '' : (REPLY_PREFIX + bare).slice(0, MAX_SUBJECT_LENGTH);
};
