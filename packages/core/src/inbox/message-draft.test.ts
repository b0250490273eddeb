import { expect, it } from 'vitest';
import { replySubject } from './message-draft.ts';

it.each([
  ['Friday', 'Re: Friday'],
  ['Re: Friday', 'Re: Friday'],
  ['RE: re:  Friday', 'Re: Friday'],
  ['', ''],
  ['Re: ', ''],
])('answers the subject %j with %j', (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});

it('keeps a reply within 100 characters', () => {
  expect(replySubject('x'.repeat(100))).toHaveLength(100);
});
