import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import type { ChatMessage } from './chat-message.ts';
import { lineOf } from './chat-rig.fake.ts';
import { mergeHistory } from './history-merge.ts';

const list = (text: string): readonly ChatMessage[] =>
  Array.from(text, (id) => ({ ...lineOf(id), date: seconds(id.charCodeAt(0)) }));
const text = (messages: readonly ChatMessage[]): string => messages.map(({ id }) => id).join('');

it.each([
  ['', 'abc', 'abc'],
  ['abc', '', 'abc'],
  ['abc', 'abc', 'abc'],
  ['abc', 'bcde', 'abcde'],
  ['abe', 'abcde', 'abcde'],
  ['cd', 'abcd', 'abcd'],
  ['bd', 'acd', 'acbd'],
  ['ab', 'ef', 'abef'],
  ['aby', 'cd', 'abcdy'],
  ['abz', 'abcd', 'abcdz'],
  ['ab', 'bccb', 'abc'],
])('completes %j by %j to %j', (mine, theirs, both) => {
  expect(text(mergeHistory(list(mine), list(theirs)))).toBe(both);
});

it('marks as sent what the platform turns out to have', () => {
  const mine = [
    ...list('a'),
    { ...lineOf('b'), delivery: 'failed' as const },
    { ...lineOf('c'), delivery: 'pending' as const },
  ];
  expect(mergeHistory(mine, list('ab')).map(({ delivery }) => delivery)).toEqual(['sent', 'sent', 'pending']);
});

it('shows every message once and in the order of the platform, whatever part of it was on screen', () => {
  const conversation = 'abcdefghijklmnop';
  fc.assert(
    fc.property(fc.subarray(conversation.split('')), fc.nat(16), (seen, from) => {
      const theirs = conversation.slice(from);
      const merged = text(mergeHistory(list(seen.join('')), list(theirs)));
      expect(merged).toBe([...new Set([...seen, ...theirs.split('')])].toSorted().join(''));
    }),
  );
});
