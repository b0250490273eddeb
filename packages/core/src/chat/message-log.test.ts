import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOf } from '../../testing/chat/chat-rig.fake.ts';
import { messageId, clientId, performerId, tipId } from '../kernel/ids.ts';
import { seconds } from '../kernel/units.ts';
import { chatLine, type ChatMessage } from './chat-message.ts';
import {
  EMPTY_LOG,
  mergedLog,
  messageLog,
  placeTimedNotes,
  consecutiveTips,
  hasOwnRow,
  rowStart,
  type GrowingLog,
} from './message-log.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => lineOf(`m${index}`));
const added = (count: number): GrowingLog => lines(count).reduce((log, line) => log.add(line), EMPTY_LOG);
const ids = (messages: Iterable<{ readonly id: string }>): readonly string[] => Array.from(messages, ({ id }) => id);

it('reads like the list of what was added', () => {
  fc.assert(
    fc.property(fc.nat(450), fc.nat(500), fc.nat(500), (count, from, to) => {
      const log = added(count);
      const list = lines(count);
      expect(log.length).toBe(count);
      expect(ids(log)).toEqual(ids(list));
      expect(ids(log.slice(from, to))).toEqual(ids(list.slice(from, to)));
      expect(ids(log.tail(from))).toEqual(ids(from === 0 ? [] : list.slice(-from)));
      expect([log.at(from), log.at(-1 - from), log.at(-1)]).toEqual([list.at(from), list.at(-1 - from), list.at(-1)]);
    }),
  );
});

it.each([0, 1, 99, 100, 101, 250])('is the same made at once of %i messages as one by one', (count) => {
  expect(ids(messageLog(lines(count)))).toEqual(ids(added(count)));
});

it('knows whether it has a message', () => {
  const log = added(150);
  expect([messageId('m0'), messageId('m149'), messageId('m150')].map((id) => log.has(id))).toEqual([true, true, false]);
});

it('leaves the log it came from as it was', () => {
  const before = added(120);
  const after = before.add(lineOf('new')).change(messageId('m5'), (line) => ({ ...line, content: 'changed' }));
  expect([before.length, before.at(5)?.content, after.length, after.at(5)?.content]).toEqual([
    120,
    'text of m5',
    121,
    'changed',
  ]);
});

it.each(['m3', 'm104'])('changes %s alone', (id) => {
  const log = added(105).change(messageId(id), (line) => ({ ...line, delivery: 'failed' }));
  expect(ids([...log].filter(({ delivery }) => delivery === 'failed'))).toEqual([id]);
});

it('is the very same log when there is nothing to change', () => {
  const log = added(3);
  expect(log.change(messageId('other'), (line) => line)).toBe(log);
});

it('keeps at most 10,000 messages and lets the oldest 100 go', () => {
  const full = messageLog(lines(10_000));
  expect(full.length).toBe(10_000);
  const more = full.add(lineOf('new'));
  expect([more.length, more.at(0)?.id, more.at(-1)?.id]).toEqual([9_901, 'm100', 'new']);
  expect(messageLog(lines(10_001)).at(0)?.id).toBe('m1');
});

it('finds a message wherever it is, and none that it does not have', () => {
  const log = added(205);
  const found = ['m3', 'm150', 'm204', 'm205'].map((id) => log.find(messageId(id))?.id);
  expect(found).toEqual(['m3', 'm150', 'm204', undefined]);
});

it('keeps the place of every message when the oldest give way, one is changed, or earlier ones come in front', () => {
  const full = messageLog(lines(10_000));
  expect([full.first, full.add(lineOf('new')).first, messageLog(lines(10_001)).first]).toEqual([0, 100, 1]);
  const later = messageLog(lines(150), 7);
  const changed = ['m5', 'm149'].map((id) => later.change(messageId(id), (line) => ({ ...line, content: 'new' })));
  expect([later.add(lineOf('new')), ...changed].map(({ first }) => first)).toEqual([7, 7, 7]);
  expect(mergedLog(later, [lineOf('a'), lineOf('b'), ...lines(150)]).first).toBe(5);
  expect(mergedLog(EMPTY_LOG, lines(3)).first).toBe(0);
});

it('copies at most one pack of 100 for one more message, however long the conversation', () => {
  const log = messageLog(lines(9_950));
  const copied = log.add(lineOf('new'));
  const shared = lines(9_900).filter((_, index) => log.at(index) === copied.at(index));
  expect(shared).toHaveLength(9_900);
});

const message = (id: string, date: number): ChatMessage => ({ ...lineOf(id), date: seconds(date) });
const note = (id: string, date: number): ChatMessage => ({ ...message(id, date), isTimed: true });
const order = (...messages: readonly ChatMessage[]): string =>
  placeTimedNotes(messages)
    .map(({ id }) => id)
    .join(' ');

it('puts notes that were told late behind what is not later, in their own order', () => {
  const said = [message('a', 10), message('b', 20), message('c', 30)];
  expect(order(...said, note('2nd', 25), note('1st', 12))).toBe('a 1st b 2nd c');
  expect(order(...said, note('same', 20))).toBe('a b same c');
  expect(order(...said, note('first', 5), note('last', 40))).toBe('first a b c last');
});

it('leaves the order of all other messages, also where their times do not follow each other', () => {
  expect(order(message('a', 30), message('b', 10), message('c', 20), note('n', 25))).toBe('n a b c');
  expect(order(message('a', 30), message('b', 10))).toBe('a b');
});

/** 5 March 2026, 23:59:58 in Amsterdam. */
const LATE = Date.UTC(2026, 2, 5, 22, 59, 58) / 1_000;

/** A conversation of lines, `-`, and tips, `t`, one a second. */
const conversation = (shape: string, from = LATE - 100, first = 0) =>
  messageLog(
    Array.from(shape, (kind, index): ChatMessage => {
      const id = messageId(String(first + index));
      const who = { performerId: performerId('1001'), clientId: clientId('c1'), sentBy: 'SYSTEM' } as const;
      const line = chatLine({ id, ...who, content: kind, date: seconds(from + index) });
      return kind === 't' ? { ...line, tip: tipId(`tip ${id}`) } : line;
    }),
    first,
  );
const idsFrom = (shape: string, place: number) =>
  consecutiveTips(conversation(shape), place).map(({ id }) => Number(id));

it('counts 4 consecutive tips in the row of the first one', () => {
  expect(idsFrom('-tttt-t', 1)).toEqual([1, 2, 3, 4]);
  expect(idsFrom('-tttt-t', 6)).toEqual([6]);
});

it('begins a new row of tips behind each line of the talk', () => {
  const messages = conversation('t-tt-ttt');
  const own = Array.from(messages, (_, place) => hasOwnRow(messages, place));
  expect(own).toEqual([true, true, true, false, true, true, false, false]);
  expect([3, 5, 7].map((place) => rowStart(messages, place))).toEqual([2, 5, 5]);
});

it('begins a new row of tips at midnight in Amsterdam', () => {
  const messages = conversation('tttt', LATE);
  expect(consecutiveTips(messages, 0)).toHaveLength(2);
  expect(rowStart(messages, 3)).toBe(2);
});

it('finds the tips of a row wherever the conversation begins', () => {
  const messages = conversation('tt-ttt', LATE - 100, -3);
  expect(consecutiveTips(messages, 0).map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(rowStart(messages, 2)).toBe(0);
  expect(rowStart(messages, -3)).toBe(-3);
});

it('has no tips where a line of the talk is', () => {
  expect(idsFrom('-t', 0)).toEqual([]);
});
