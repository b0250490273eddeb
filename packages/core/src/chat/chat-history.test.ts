import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BOB,
  lineOf,
  MARK,
  NOON,
  setUpChat,
  setUpConversation,
  UNREACHABLE,
} from '../../testing/chat/chat-rig.fake.ts';
import { ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import { mergeHistory } from './chat-history.ts';
import type { ChatMessage } from './chat-message.ts';

const HOUR = 3_600;
const yesterday = (id: string): ChatMessage => ({ ...lineOf(id), date: seconds(NOON - 24 * HOUR) });
const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => yesterday(`m${from + index}`));

it('tells where the last conversation with this customer ended', async () => {
  const { chat, says, answerFetch, state, ids } = setUpChat();
  chat.open(MARK);
  says('new');
  await answerFetch(ok([yesterday('old'), yesterday('older'), lineOf('new')]));
  expect([ids(), state().lastTalked]).toEqual([['old', 'older', 'new'], 'older']);
});

it('knows of no last conversation with a new customer', async () => {
  const { state } = await setUpConversation();
  expect(state().lastTalked).toBeUndefined();
});

it('counts the lines of a session that is taken up again as of this conversation', async () => {
  const { chat, answerFetch, state } = setUpChat();
  chat.open(MARK, seconds(HOUR));
  await answerFetch(ok([yesterday('old'), { ...lineOf('before the reload'), date: seconds(NOON - 60) }]));
  expect(state().lastTalked).toBe('old');
});

it('never shows the history of another customer', async () => {
  const { chat, answerFetch, ids, state } = setUpChat();
  chat.open(MARK);
  await answerFetch(ok([yesterday('his'), { ...yesterday('of Bob'), clientId: BOB }]));
  expect(ids()).toEqual(['his']);
  chat.open(BOB);
  expect([ids(), state().lastTalked, state().earlier]).toEqual([[], undefined, 'none']);
});

it('fetches what was said before the first 100 messages when asked, and keeps every message in its place', async () => {
  const { chat, fetched, answerFetch, state } = setUpChat();
  chat.open(MARK);
  await answerFetch(ok(lines(100, 150)));
  expect([state().earlier, state().messages.first]).toEqual(['more', 0]);
  chat.fetchEarlier();
  chat.fetchEarlier();
  expect([state().earlier, fetched.map(({ limit }) => limit)]).toEqual(['fetching', [100, 1_000]]);
  await answerFetch(ok(lines(250)));
  const { messages, earlier, gap } = state();
  expect([messages.length, messages.first, messages.at(150)?.id, earlier, gap]).toEqual([
    250,
    -150,
    'm150',
    'none',
    'none',
  ]);
});

it('has nothing earlier to fetch when the first fetch brought less than 100', async () => {
  const { chat, fetched, answerFetch, state } = setUpChat();
  chat.open(MARK);
  await answerFetch(ok(lines(99)));
  chat.fetchEarlier();
  expect([state().earlier, fetched.length]).toEqual(['none', 1]);
});

it('says so when earlier messages cannot be fetched, and tries again when asked', async () => {
  const { chat, answerFetch, state } = setUpChat();
  chat.open(MARK);
  await answerFetch(ok(lines(100, 50)));
  chat.fetchEarlier();
  await answerFetch(UNREACHABLE);
  expect([state().earlier, state().gap, state().messages.length]).toEqual(['failed', 'none', 100]);
  chat.fetchEarlier();
  await answerFetch(ok(lines(150)));
  expect([state().earlier, state().messages.length]).toEqual(['none', 150]);
});

it('fills a gap first when the connection was lost while earlier messages were fetched', async () => {
  const { chat, answerFetch, state } = setUpChat();
  chat.open(MARK);
  await answerFetch(ok(lines(100, 50)));
  chat.fetchEarlier();
  chat.afterReconnect();
  expect([state().earlier, state().gap]).toEqual(['more', 'fetching']);
  await answerFetch(ok(lines(150)));
  await answerFetch(ok(lines(100, 50)));
  expect([state().gap, state().messages.length, state().earlier]).toEqual(['filled', 100, 'more']);
});

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

it('keeps the lines of each side in their order when lines of both crossed on their way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ isOurs: fc.boolean(), isLost: fc.boolean(), moves: fc.nat(3) }), { maxLength: 12 }),
      (said) => {
        const theirs = said.map(({ isOurs }, index) => `${isOurs ? 'P' : 'C'}${index}`);
        // A line of the performer is on screen as soon as it is typed, before those of the customer that the platform had already.
        const mine = said.reduce<readonly string[]>((shown, { isOurs, isLost, moves }, index) => {
          if (!isOurs) return isLost ? shown : [...shown, `C${index}`];
          const ownBefore = shown.findLastIndex((id) => id.startsWith('P')) + 1;
          const place = Math.max(ownBefore, shown.length - moves);
          return [...shown.slice(0, place), `P${index}`, ...shown.slice(place)];
        }, []);
        const merged = mergeHistory(
          mine.map((id) => lineOf(id)),
          theirs.map((id) => lineOf(id)),
        ).map(({ id }) => String(id));
        for (const side of ['P', 'C'])
          expect(merged.filter((id) => id.startsWith(side))).toEqual(theirs.filter((id) => id.startsWith(side)));
      },
    ),
  );
});
