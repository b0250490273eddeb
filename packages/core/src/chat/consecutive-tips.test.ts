import { expect, it } from 'vitest';
import { clientId, messageId, performerId, tipId } from '../kernel/ids.ts';
import { seconds } from '../kernel/units.ts';
import { chatLine, type ChatMessage } from './chat-message.ts';
import { consecutiveTips, hasOwnRow, rowStart } from './consecutive-tips.ts';
import { messageLog } from './message-log.ts';

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
