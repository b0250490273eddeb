import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ANNA,
  lineOf,
  MARK,
  NOON,
  REFUSED,
  setUpChat,
  setUpConversation,
  UNREACHABLE,
} from '../../testing/chat/chat-rig.fake.ts';
import { tipId } from '../kernel/ids.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

it('shows an own message as pending until the platform has it', async () => {
  const { write, shown, answerSend, sent, state } = await setUpConversation();
  write('  hello ');
  expect(shown()).toEqual([['hello', 'pending']]);
  expect(sent).toEqual([{ id: state().messages.at(0)?.id, receiver: MARK, msg: 'hello' }]);
  await answerSend(done);
  expect(shown()).toEqual([['hello', 'sent']]);
  expect(state().messages.at(0)).toMatchObject({
    performerId: ANNA,
    clientId: MARK,
    sentBy: 'PERFORMER',
    date: NOON,
    folder: 'INBOX',
    readStatus: 'OLD',
    type: 'chat',
    translate: false,
  });
});

it.each([
  ['refused', 1],
  ['lost', 4],
])('keeps the text of a %s message and sends it again with the same id', async (how, tries) => {
  const { chat, write, shown, answerSend, loseLine, sent, state } = await setUpConversation();
  write('hello');
  if (how === 'refused') await answerSend(REFUSED);
  else await loseLine();
  expect(shown()).toEqual([['hello', 'failed']]);
  const id = state().messages.at(0)?.id;
  if (id !== undefined) chat.retry(id);
  if (id !== undefined) chat.retry(id);
  expect(shown()).toEqual([['hello', 'pending']]);
  expect(sent.at(-1)).toEqual(sent[0]);
  await answerSend(done);
  expect([shown(), sent.length]).toEqual([[['hello', 'sent']], tries + 1]);
});

it('sends no empty message, and none without a customer', async () => {
  const { write, sent, state } = await setUpConversation();
  write('   ');
  expect([sent.length, state().messages.length]).toEqual([0, 0]);
  const closed = setUpChat();
  closed.write('hello');
  expect([closed.sent.length, closed.state().draft]).toEqual([0, 'hello']);
});

it('sends 2000 characters, and keeps 2001 in the draft', async () => {
  const { write, sent, state } = await setUpConversation();
  write('a'.repeat(2_001));
  expect([sent.length, state().draft.length]).toEqual([0, 2_001]);
  write('a'.repeat(2_000));
  expect([sent.length, state().draft]).toEqual([1, '']);
});

it('shows a message once, however often it comes', async () => {
  const { says, ids } = await setUpConversation();
  says('a');
  says('b');
  says('a');
  expect(ids()).toEqual(['a', 'b']);
});

it('shows messages from customer, toy and performer as such', async () => {
  const { says, state } = await setUpConversation();
  says('a');
  says('b', undefined, 'ROLE_TOY');
  says('c', undefined, 'ROLE_PERFORMER');
  expect(Array.from(state().messages, ({ sentBy }) => sentBy)).toEqual(['CLIENT', 'TOY', 'PERFORMER']);
});

it('shows the translation beside the original', async () => {
  const { says, state } = await setUpConversation();
  says('a', 'translation of a');
  expect(state().messages.at(0)).toMatchObject({
    content: 'text of a',
    contentTranslate: 'translation of a',
    translate: true,
  });
});

it('shows nothing of other conversations', async () => {
  const { chat, says, ids, answerFetch } = await setUpConversation();
  chat.close();
  says('a');
  chat.open(MARK);
  await answerFetch({ ok: true, value: [] });
  expect(ids()).toEqual([]);
});

it('takes an own line that comes back for the acknowledgement, whatever answer comes late', async () => {
  const { write, says, shown, answerSend, state } = await setUpConversation();
  write('hello');
  says(state().messages.at(0)?.id ?? '', undefined, 'ROLE_PERFORMER');
  expect(shown()).toEqual([['hello', 'sent']]);
  await answerSend(UNREACHABLE);
  expect(shown()).toEqual([['hello', 'sent']]);
});

it('adds a line of its own among the others', async () => {
  const { chat, says, state } = await setUpConversation();
  says('a');
  chat.note('session ended');
  expect(state().messages.at(-1)).toMatchObject({ sentBy: 'SYSTEM', content: 'session ended', delivery: 'sent' });
});

it('puts a line about what the platform told late at its time, whether the conversation is fetched before or after it', async () => {
  const said = ['a', 'b'].map((id, index) => ({ ...lineOf(id), date: seconds(NOON + 60 * index) }));
  const { chat, answerFetch, state, pass } = setUpChat();
  pass(300_000);
  chat.open(MARK);
  chat.note('first tip', tipId('t1'), seconds(NOON + 30));
  await answerFetch({ ok: true, value: said });
  chat.note('tip before all', tipId('t2'), seconds(NOON - 1));
  chat.note('latest tip', tipId('t3'), seconds(NOON + 90));
  chat.note('live tip', tipId('t4'));
  expect(Array.from(state().messages, ({ content }) => content)).toEqual([
    'tip before all',
    'text of a',
    'first tip',
    'text of b',
    'latest tip',
    'live tip',
  ]);
});

it('shows each acknowledged message exactly once and in order, through failures, echoes and retries', async () => {
  const answers = fc.array(fc.constantFrom('sent', 'refused', 'lost', 'echoed'), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(answers, async (outcomes) => {
      const { chat, write, says, answerSend, loseLine, state, ids } = await setUpConversation();
      for (const [index, outcome] of outcomes.entries()) {
        write(`message ${index}`);
        const id = state().messages.at(-1)?.id ?? '';
        if (outcome === 'echoed') says(id, undefined, 'ROLE_PERFORMER');
        if (outcome === 'lost') await loseLine();
        else await answerSend(outcome === 'sent' ? done : outcome === 'refused' ? REFUSED : UNREACHABLE);
      }
      for (const { id, delivery } of state().messages) {
        if (delivery !== 'failed') continue;
        chat.retry(id);
        await answerSend(done);
      }
      expect(Array.from(state().messages, ({ content }) => content)).toEqual(outcomes.map((_, i) => `message ${i}`));
      expect(Array.from(state().messages).every(({ delivery }) => delivery === 'sent')).toBe(true);
      expect(new Set(ids()).size).toBe(outcomes.length);
    }),
    { numRuns: 100 },
  );
});

it('takes a flood of 10,000 messages and stays at 10,000', async () => {
  const { says, state } = await setUpConversation();
  for (let index = 0; index < 10_050; index += 1) says(`m${index}`);
  expect(state().messages.length).toBeLessThanOrEqual(10_000);
  expect(state().messages.tail(1)[0]?.id).toBe('m10049');
});
