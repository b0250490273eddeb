import { expect, it } from 'vitest';
import {
  ANNA,
  BOB,
  MARK,
  setUpChat,
  setUpConversation,
  lineOf,
  REFUSED,
  UNREACHABLE,
} from '../../testing/chat/chat-rig.fake.ts';
import { done, ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

it('sends the customer a typing event at most once every 3 s', async () => {
  const { chat, pass, announced } = await setUpConversation();
  chat.type('h');
  chat.type('he');
  pass(2_999);
  chat.type('hel');
  expect(announced).toEqual([
    { event: 'typing', content: { performerId: ANNA }, receiverId: MARK, receiverType: 'ROLE_CLIENT' },
  ]);
  pass(1);
  chat.type('hell');
  expect(announced).toHaveLength(2);
});

it('measures the 3 s without the wall clock', async () => {
  const { chat, pass, clock, announced } = await setUpConversation();
  chat.type('h');
  clock.stepWallClock(seconds(3_600));
  pass(2_999);
  chat.type('he');
  expect(announced).toHaveLength(1);
});

it('sends no typing event when the line is emptied', async () => {
  const { chat, announced } = await setUpConversation();
  chat.type('');
  expect(announced).toEqual([]);
});

it('shows that the customer types until 3 s after the last typing event', async () => {
  const { chat, pass, clock, state } = await setUpConversation();
  chat.onEvent({ type: 'clientTyping', clientId: MARK });
  pass(2_000);
  chat.onEvent({ type: 'clientTyping', clientId: MARK });
  pass(2_999);
  expect(state().typing).toBe(true);
  pass(1);
  expect([state().typing, clock.pending()]).toEqual([false, 0]);
});

it('shows nothing of another customer typing', async () => {
  const { chat, state, clock } = await setUpConversation();
  chat.onEvent({ type: 'clientTyping', clientId: BOB });
  expect([state().typing, clock.pending()]).toEqual([false, 0]);
});

it('keeps a draft for each customer', async () => {
  const { chat, drafts, state } = setUpChat();
  drafts.set(BOB, 'for Bob');
  chat.open(MARK);
  chat.type('for Mark');
  chat.open(BOB);
  expect(state().draft).toBe('for Bob');
  chat.open(MARK);
  expect(state().draft).toBe('for Mark');
});

it('forgets the draft that is sent', async () => {
  const { write, drafts, state } = await setUpConversation();
  write('hello');
  expect([state().draft, drafts.get(MARK)]).toEqual(['', '']);
});

it('cycles the text size and keeps it from one conversation to the next', async () => {
  const { chat, state } = await setUpConversation();
  chat.cycleFontSize();
  chat.open(BOB);
  expect(state().fontSize).toBe('large');
});

it('takes the text size of this device, and keeps what is chosen, also after log-out', () => {
  const { chat, fontSizes, state } = setUpChat('xlarge');
  expect(state().fontSize).toBe('xlarge');
  chat.cycleFontSize();
  chat.reset();
  expect([state().fontSize, fontSizes]).toEqual(['small', ['xlarge', 'small']]);
});

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => lineOf(`m${from + index}`));

it('fetches the last 100 messages of a conversation that is opened', async () => {
  const { chat, fetched, answerFetch, ids, state } = setUpChat();
  chat.open(MARK);
  chat.open(MARK);
  expect([fetched, state().gap]).toEqual([[{ clientId: MARK, limit: 100 }], 'none']);
  await answerFetch(ok(lines(3)));
  expect([ids(), state().gap]).toEqual([['m0', 'm1', 'm2'], 'none']);
});

it('keeps a message that comes while the conversation is being fetched', async () => {
  const { chat, says, answerFetch, ids } = setUpChat();
  chat.open(MARK);
  says('m2');
  says('m3');
  await answerFetch(ok(lines(3)));
  expect(ids()).toEqual(['m0', 'm1', 'm2', 'm3']);
});

it('says so when the conversation cannot be fetched, and fetches it again', async () => {
  const { chat, answerFetch, state, ids } = setUpChat();
  chat.open(MARK);
  await answerFetch(UNREACHABLE);
  expect(state().gap).toBe('failed');
  chat.afterReconnect();
  expect(state().gap).toBe('fetching');
  await answerFetch(ok(lines(2)));
  expect([ids(), state().gap]).toEqual([['m0', 'm1'], 'filled']);
});

it('fetches a conversation again by itself, after 1, 2, 4, 8 and every 15 s, each 20 % more or less', async () => {
  const { chat, clock, fetched, answerFetch, pass, state } = setUpChat();
  chat.open(MARK);
  for (const [tries, pause] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
    await answerFetch(UNREACHABLE);
    pass(pause * 0.8 - 1);
    expect([fetched.length, state().gap]).toEqual([tries + 1, 'failed']);
    pass(pause * 0.4 + 1);
    expect(fetched).toHaveLength(tries + 2);
  }
  await answerFetch(ok(lines(2)));
  expect([state().gap, clock.pending()]).toEqual(['none', 0]);
});

it('fetches a conversation no more that was closed, or that the platform refused', async () => {
  const { chat, clock, answerFetch } = setUpChat();
  chat.open(MARK);
  await answerFetch(UNREACHABLE);
  chat.close();
  expect(clock.pending()).toBe(0);
  chat.open(MARK);
  await answerFetch(REFUSED);
  expect(clock.pending()).toBe(0);
});

it('fills the gap after a reconnect with what was missed', async () => {
  const { chat, says, answerFetch, ids, state } = await setUpConversation();
  says('m0');
  chat.afterReconnect();
  says('m3');
  await answerFetch(ok(lines(4)));
  expect([ids(), state().gap]).toEqual([['m0', 'm1', 'm2', 'm3'], 'filled']);
});

it('goes back further until it meets what is known', async () => {
  const { chat, says, fetched, answerFetch, state } = await setUpConversation();
  says('m0');
  chat.afterReconnect();
  await answerFetch(ok(lines(100, 200)));
  expect([state().gap, fetched.at(-1)?.limit]).toEqual(['fetching', 1_000]);
  await answerFetch(ok(lines(300)));
  expect([state().gap, state().messages.length]).toEqual(['filled', 300]);
});

it('is content with a short conversation that it has fetched whole', async () => {
  const { chat, says, fetched, answerFetch, state } = await setUpConversation();
  says('gone');
  chat.afterReconnect();
  await answerFetch(ok(lines(99)));
  expect([fetched.length, state().gap]).toEqual([2, 'filled']);
});

it('fetches no more than 10,000 messages for a gap', async () => {
  const { chat, says, fetched, answerFetch, state } = await setUpConversation();
  says('gone');
  chat.afterReconnect();
  for (const limit of [100, 1_000, 10_000]) await answerFetch(ok(lines(limit)));
  expect([fetched.map(({ limit }) => limit), state().gap]).toEqual([[100, 100, 1_000, 10_000], 'filled']);
});

it('learns from the platform that a failed message has arrived after all', async () => {
  const { chat, write, loseLine, answerFetch, state, shown } = await setUpConversation();
  write('hello');
  await loseLine();
  await answerFetch(UNREACHABLE);
  const [mine] = state().messages;
  chat.afterReconnect();
  await answerFetch(ok(mine === undefined ? [] : [{ ...mine, delivery: 'sent' }]));
  expect(shown()).toEqual([['hello', 'sent']]);
});

it('removes the mark of a filled gap when the performer writes again', async () => {
  const { chat, answerFetch, write, state } = await setUpConversation();
  chat.afterReconnect();
  await answerFetch(ok([]));
  write('back');
  expect(state().gap).toBe('none');
});

it('does not mix up two conversations', async () => {
  const { chat, answerFetch, ids } = setUpChat();
  chat.open(MARK);
  chat.open(BOB);
  await answerFetch(ok(lines(3)));
  expect(ids()).toEqual([]);
  await answerFetch(ok([{ ...lineOf('b'), clientId: BOB }]));
  expect(ids()).toEqual(['b']);
});

it('keeps a message that failed for when the conversation is opened again', async () => {
  const { chat, write, answerSend, answerFetch, shown } = await setUpConversation();
  write('first');
  write('second');
  chat.open(BOB);
  await answerFetch(ok([]));
  await answerSend(REFUSED);
  await answerSend(done);
  expect(shown()).toEqual([]);
  chat.open(MARK);
  expect(shown()).toEqual([['first', 'failed']]);
  await answerFetch(ok(lines(1)));
  expect(shown()).toEqual([
    ['first', 'failed'],
    ['text of m0', 'sent'],
  ]);
});

it('fetches nothing after a reconnect without a conversation', () => {
  const { chat, fetched } = setUpChat();
  chat.afterReconnect();
  expect(fetched).toEqual([]);
});

it.each(['reset', 'dispose'] as const)('leaves nothing behind after %s', async (end) => {
  const { chat, says, write, answerSend, answerFetch, clock, state, ids } = await setUpConversation();
  says('a');
  write('hello');
  chat.onEvent({ type: 'clientTyping', clientId: MARK });
  chat.afterReconnect();
  chat[end]();
  await answerSend(done);
  await answerFetch(ok(lines(3)));
  expect([clock.pending(), ids(), state().client, state().draft]).toEqual([0, [], undefined, '']);
});
