import { expect, it } from 'vitest';
import { chatLine, type ChatMessage } from '@greenroom/core/chat/chat-message';
import { NO_CHAT, type ChatState } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { messageLog, type GrowingLog } from '@greenroom/core/chat/message-log';
import { clientId, messageId, performerId, tipId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { ChatLogViewModel } from './chat-log.view-model.ts';
import type { ChatRow, LineRow } from './chat-row.ts';

const message = (index: number): ChatMessage =>
  chatLine({
    id: messageId(`m${index}`),
    performerId: performerId('1001'),
    clientId: clientId('c1'),
    sentBy: 'PERFORMER',
    content: `text ${index}`,
    date: seconds(index),
  });

const isLine = (row: ChatRow): row is LineRow => row.kind === 'line';
const textsOf = (rows: readonly ChatRow[]): readonly string[] => rows.filter(isLine).map(({ text }) => text);

const setUp = (length: number, rowsBelow = 100) => {
  let messages: GrowingLog = messageLog(Array.from({ length }, (_, index) => message(index)));
  const watch = createValue<ChatState>({ ...NO_CHAT, messages });
  const fetches: string[] = [];
  const chat = { watch, fetchEarlier: () => fetches.push('earlier') } as unknown as ChatController;
  const frames: (() => void)[] = [];
  const onFrame = (task: () => void) => {
    frames.push(task);
    return () => undefined;
  };
  const log = new ChatLogViewModel(chat, onFrame, rowsBelow);
  const set = (part: Partial<ChatState>): void => {
    watch.set({ ...watch.state(), ...part });
    for (const draw of frames.splice(0)) draw();
  };
  const show = (next: GrowingLog): void => {
    messages = next;
    set({ messages });
  };
  const says = (count = 1): void => {
    let next = messages;
    for (let added = 0; added < count; added += 1) next = next.add(message(next.length));
    show(next);
  };
  const shows = (...added: readonly ChatMessage[]): void => show(added.reduce((log, one) => log.add(one), messages));
  const texts = () => log.chunks.flatMap(({ rows }) => textsOf(rows));
  const fails = (id: string) => show(messages.change(messageId(id), (one) => ({ ...one, delivery: 'failed' })));
  /** The platform answers with this many messages that come before all others. */
  const bringsEarlier = (count: number): void => {
    const earlier = Array.from({ length: count }, (_, index) => message(index - count));
    set({ messages: messageLog([...earlier, ...messages], -count), earlier: 'none' });
  };
  const mayFetch = (): void => set({ earlier: 'more' });
  return { log, says, shows, fails, texts, fetches, mayFetch, bringsEarlier };
};

it('draws 50 of 10,000 messages, the last one among them', () => {
  const { texts } = setUp(10_000);
  expect([texts().length, texts().at(-1)]).toEqual([50, 'text 9999']);
});

it('leaves every pack but the last as it was when a message comes', () => {
  const { log, says } = setUp(25);
  const before = log.chunks;
  says();
  expect(log.chunks.map((chunk, index) => chunk === before[index])).toEqual([true, true, false]);
});

it('draws anew only the row of a message that failed', () => {
  const { log, fails } = setUp(50);
  const before = log.chunks.flatMap(({ rows }) => rows.filter(isLine));
  fails('m3');
  const changed = log.chunks.flatMap(({ rows }) => rows.filter(isLine)).filter((row, index) => row !== before[index]);
  expect(changed.map(({ text, delivery }) => [text, delivery])).toEqual([['text 3', 'failed']]);
});

it('keeps the rows in view in place, and counts the new ones meanwhile', () => {
  const { log, says, texts } = setUp(1_000);
  log.leaveBottom();
  says(60);
  expect([log.unseen, texts()[0], texts().at(-1)]).toEqual([60, 'text 950', 'text 1059']);
  log.reachBottom();
  expect([log.unseen, texts()[0]]).toEqual([0, 'text 1010']);
});

it('lets new messages wait where they would move the rows in view', () => {
  const { log, says, texts } = setUp(1_000, 0);
  log.leaveBottom();
  says(3);
  expect([log.unseen, texts().at(-1)]).toEqual([3, 'text 999']);
});

it('opens 100 earlier messages at a time, drawn when they are scrolled to', () => {
  const { log, texts } = setUp(1_000);
  log.leaveBottom();
  log.showEarlier();
  expect([texts()[0], texts().length]).toEqual(['text 850', 150]);
  const deferred = log.chunks.filter((chunk) => chunk.deferred).flatMap(({ rows }) => textsOf(rows));
  expect([deferred[0], deferred.at(-1)]).toEqual(['text 850', 'text 949']);
  for (let press = 0; press < 10; press += 1) log.showEarlier();
  expect([texts().length, log.hasEarlier]).toEqual([1_000, false]);
});

it('fetches what the platform has before the first message, and draws 100 of it without drawing anything anew', () => {
  const { log, texts, fetches, mayFetch, bringsEarlier } = setUp(60);
  mayFetch();
  log.leaveBottom();
  log.showEarlier();
  expect([texts()[0], fetches, log.hasEarlier]).toEqual(['text 0', [], true]);
  log.showEarlier();
  expect(fetches).toEqual(['earlier']);
  const before = log.chunks;
  bringsEarlier(250);
  expect([texts()[0], log.hasEarlier, log.unseen]).toEqual(['text -100', true, 0]);
  expect(log.chunks.slice(-before.length + 1)).toEqual(before.slice(1));
  log.showEarlier();
  log.showEarlier();
  expect([texts()[0], log.hasEarlier]).toEqual(['text -250', false]);
});

/** A tip at the place of a message. */
const tipAt = (index: number): ChatMessage => ({ ...message(index), sentBy: 'SYSTEM', tip: tipId(`tip ${index}`) });

it('draws 75 consecutive tips as one row, and 50 lines of the talk before them', () => {
  const { log, shows } = setUp(60);
  shows(...Array.from({ length: 75 }, (_, index) => tipAt(60 + index)));
  const rows = log.chunks.flatMap((chunk) => chunk.rows);
  expect(rows.filter(isLine)).toHaveLength(50);
  expect(rows.at(-1)).toMatchObject({ kind: 'tip', id: 'm60' });
  expect(rows.flatMap((row) => (row.kind === 'tip' ? [row.tips.length] : []))).toEqual([75]);
});

it('draws anew only the row of the tips when one more is paid', () => {
  const { log, shows } = setUp(8);
  shows(...[8, 9, 10].map(tipAt));
  const before = log.chunks.flatMap(({ rows }) => rows);
  shows(tipAt(11));
  const after = log.chunks.flatMap(({ rows }) => rows);
  expect(after.length).toBe(before.length);
  expect(after.filter((row, index) => row !== before[index])).toMatchObject([{ kind: 'tip', id: 'm8' }]);
});
