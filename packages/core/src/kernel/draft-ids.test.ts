import { expect, it } from 'vitest';
import { isSentDraft } from './draft-ids.ts';

it.each([
  ['Hello', 'Hello', true],
  [' Hello\n', 'Hello', true],
  ['Hello', 'Hello ', true],
  ['', 'Hello', true],
  [' ', 'Hello', true],
  ['Hello everybody', 'Hello', false],
  ['Hell', 'Hello', false],
])('asks of the draft %j, after %j has arrived, whether it can go away: %s', (draft, sent, isSent) => {
  expect(isSentDraft(draft, sent)).toBe(isSent);
});
