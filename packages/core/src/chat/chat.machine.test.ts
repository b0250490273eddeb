import { expect, it } from 'vitest';
import { ANNA, BOB, MARK, setUpChat, setUpConversation } from '../../testing/chat/chat-rig.fake.ts';
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
