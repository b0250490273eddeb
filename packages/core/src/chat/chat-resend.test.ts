import { expect, it } from 'vitest';
import { BOB, lineOf, MARK, REFUSED, setUpConversation, UNREACHABLE } from '../../testing/chat/chat-rig.fake.ts';
import { done, err, ok } from '../kernel/result.ts';
import { hasWaitingLine } from './chat-state.ts';

it('sends a line without an answer again every 10 s with the same id, 4 times in all', async () => {
  const { write, sent, shown, answerSend, pass, clock } = await setUpConversation();
  write('hello');
  for (const tries of [1, 2, 3]) {
    await answerSend(UNREACHABLE);
    pass(9_999);
    expect([sent.length, shown()]).toEqual([tries, [['hello', 'pending']]]);
    pass(1);
    expect(sent.length).toBe(tries + 1);
  }
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await answerSend(UNREACHABLE);
  expect(shown()).toEqual([['hello', 'failed']]);
  pass(60_000);
  expect([sent.length, clock.pending()]).toEqual([4, 0]);
});

it.each([
  ['4 s', 4_000, 6_000],
  ['12 s', 12_000, 0],
])('begins the next try 10 s after the last began, though that took %s', async (_, took, left) => {
  const { write, sent, answerSend, pass } = await setUpConversation();
  write('hello');
  pass(took);
  await answerSend(UNREACHABLE);
  pass(Math.max(0, left - 1));
  expect(sent.length).toBe(left === 0 ? 2 : 1);
  pass(1);
  expect(sent.length).toBe(2);
});

it('sends a line with its translation each time', async () => {
  const { chat, sent, answerSend, pass } = await setUpConversation();
  chat.type('hello');
  chat.send({ text: 'hallo', from: 'en', to: 'nl' });
  await answerSend(UNREACHABLE);
  pass(10_000);
  const translation = { text: 'hallo', from: 'en', to: 'nl' };
  expect(sent.map((line) => line.translation)).toEqual([translation, translation]);
});

it.each([
  ['a refusal', REFUSED, 'failed'],
  ['a failed platform', err({ kind: 'status', status: 500, message: 'no' } as const), 'failed'],
  ['a gateway without its platform', err({ kind: 'gateway', status: 502, message: 'no' } as const), 'pending'],
  ['an answer that is cut off', err({ kind: 'decode', status: 200, message: 'no' } as const), 'pending'],
])('after %s shows the line as it is known', async (_, failure, delivery) => {
  const { write, shown, answerSend } = await setUpConversation();
  write('hello');
  await answerSend(failure);
  expect(shown()).toEqual([['hello', delivery]]);
});

it('sends a waiting line again at once after a reconnect', async () => {
  const { chat, write, sent, shown, answerSend, clock } = await setUpConversation();
  write('hello');
  chat.afterReconnect();
  expect(sent.length).toBe(1);
  await answerSend(UNREACHABLE);
  expect(clock.pending()).toBe(1);
  chat.afterReconnect();
  expect([sent.length, clock.pending()]).toEqual([2, 0]);
  // It is on its way already.
  chat.afterReconnect();
  expect(sent.length).toBe(2);
  await answerSend(done);
  expect(shown()).toEqual([['hello', 'sent']]);
});

it('sends a line again also while another conversation is open', async () => {
  const { chat, write, sent, shown, answerSend, answerFetch, pass } = await setUpConversation();
  write('hello');
  await answerSend(UNREACHABLE);
  chat.open(BOB);
  await answerFetch(ok([]));
  pass(10_000);
  expect(sent.map(({ receiver }) => receiver)).toEqual([MARK, MARK]);
  await answerSend(done);
  chat.open(MARK);
  expect(shown()).toEqual([]);
});

it('sends nothing again that the platform turns out to have', async () => {
  const { write, says, sent, answerSend, pass, state, clock } = await setUpConversation();
  write('hello');
  await answerSend(UNREACHABLE);
  says(state().messages.at(0)?.id ?? '', undefined, 'ROLE_PERFORMER');
  pass(60_000);
  expect([sent.length, clock.pending()]).toEqual([1, 0]);
});

it('compares with the platform when a line was given up, so that one it has is not called failed', async () => {
  const { write, fetched, shown, loseLine, answerFetch, state } = await setUpConversation();
  write('hello');
  const [mine] = state().messages;
  await loseLine();
  expect(fetched.length).toBe(2);
  await answerFetch(ok(mine === undefined ? [] : [{ ...mine, delivery: 'sent' }]));
  expect([shown(), state().gap]).toEqual([[['hello', 'sent']], 'none']);
});

it('repeats the fetch that is on its way when a line is given up meanwhile, for its own purpose', async () => {
  const { chat, write, says, fetched, loseLine, answerFetch, state } = await setUpConversation();
  says('m0');
  chat.afterReconnect();
  write('hello');
  await loseLine();
  expect(fetched.map(({ limit }) => limit)).toEqual([100, 100, 100]);
  await answerFetch(ok([]));
  expect(state().gap).toBe('fetching');
  await answerFetch(ok([lineOf('m0')]));
  expect(state().gap).toBe('none');
});

it('says that a conversation is complete again only when it met what was there before the gap', async () => {
  const { chat, says, fetched, answerFetch, state } = await setUpConversation();
  says('m0');
  chat.afterReconnect();
  // This one came after the gap: meeting it proves nothing about the lines before it.
  says('m150');
  const lines = Array.from({ length: 151 }, (_, index) => lineOf(`m${index}`));
  await answerFetch(ok(lines.slice(-100)));
  expect([state().gap, fetched.at(-1)?.limit]).toEqual(['fetching', 1_000]);
  await answerFetch(ok(lines));
  expect([state().gap, state().messages.length]).toEqual(['filled', 151]);
});

it('remembers where a gap began when filling it failed', async () => {
  const { chat, says, fetched, answerFetch } = await setUpConversation();
  says('m0');
  chat.afterReconnect();
  await answerFetch(UNREACHABLE);
  says('m150');
  chat.afterReconnect();
  await answerFetch(ok(Array.from({ length: 100 }, (_, index) => lineOf(`m${51 + index}`))));
  expect(fetched.at(-1)?.limit).toBe(1_000);
});

it('does not call a conversation complete while a line of the performer is not sent', async () => {
  const { chat, write, answerSend, answerFetch, state } = await setUpConversation();
  write('hello');
  await answerSend(REFUSED);
  chat.afterReconnect();
  await answerFetch(ok([]));
  expect(state().gap).toBe('none');
});

it('calls a conversation complete while a line is just being sent', async () => {
  const { chat, write, answerFetch, state } = await setUpConversation();
  chat.afterReconnect();
  write('hello');
  await answerFetch(ok([]));
  expect(state().gap).toBe('filled');
});

it('fetches back to a line that was not sent, so that its id can be compared', async () => {
  const { chat, says, write, fetched, answerSend, answerFetch, shown, state } = await setUpConversation();
  says('m0');
  write('hello');
  await answerSend(REFUSED);
  const mine = state().messages.at(-1);
  for (let index = 1; index <= 120; index += 1) says(`m${index}`);
  chat.afterReconnect();
  const later = Array.from({ length: 120 }, (_, index) => lineOf(`m${index + 1}`));
  await answerFetch(ok(later.slice(-100)));
  expect(fetched.at(-1)?.limit).toBe(1_000);
  if (mine === undefined) throw new Error('no line');
  await answerFetch(ok([lineOf('m0'), { ...mine, delivery: 'sent' }, ...later]));
  expect(shown()[1]).toEqual(['hello', 'sent']);
});

it('has a line that waits from the first try until the platform has it, or it is given up', async () => {
  const { write, state, answerSend, loseLine, pass } = await setUpConversation();
  expect(hasWaitingLine(state())).toBe(false);
  write('hello');
  expect(hasWaitingLine(state())).toBe(true);
  await answerSend(UNREACHABLE);
  pass(10_000);
  expect(hasWaitingLine(state())).toBe(true);
  await answerSend(done);
  expect(hasWaitingLine(state())).toBe(false);
  write('again');
  await loseLine();
  expect(hasWaitingLine(state())).toBe(false);
});
