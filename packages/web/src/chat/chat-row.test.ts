import { expect, it } from 'vitest';
import { chatLine, type ChatMessage, type ChatSender } from '@greenroom/core/chat/chat-message';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { chatRows } from './chat-row.ts';

/** 5 March 2026, 09:07:00 in Amsterdam. */
const MORNING = Date.UTC(2026, 2, 5, 8, 7) / 1_000;

const said = (at: number, sentBy: ChatSender = 'CLIENT'): ChatMessage =>
  chatLine({
    id: messageId(`m${at}`),
    performerId: performerId('1001'),
    clientId: clientId('c1'),
    sentBy,
    content: 'hello',
    date: seconds(at),
  });

it.each([
  ['the first line', undefined, '09:07'],
  ['a line of the same minute', MORNING, undefined],
  ['a line one minute later', MORNING - 60, '09:07'],
])('shows the time of %s as %s', (_, before, time) => {
  const [line] = chatRows(said(MORNING), before === undefined ? undefined : said(before), undefined);
  expect(line).toMatchObject({ kind: 'line', time });
});

it.each([
  ['CLIENT', 'CLIENT', false],
  ['PERFORMER', 'CLIENT', true],
  ['CLIENT', 'PERFORMER', true],
] as const)('begins a group for %s after %s: %s', (sentBy, last, startsGroup) => {
  expect(chatRows(said(MORNING, sentBy), said(MORNING - 1, last), undefined).at(-1)).toMatchObject({ startsGroup });
});

it.each([
  ['an hour later', 3_600, []],
  ['in the next hour of the same day', 57 * 60, []],
  ['the next morning', 86_400, ['6-3-2026']],
])('separates days: %s', (_, later, days) => {
  const rows = chatRows(said(MORNING + later), said(MORNING), undefined);
  expect(rows.flatMap((row) => (row.kind === 'separator' ? [row.date] : []))).toEqual(days);
});

it('separates days at midnight in Amsterdam', () => {
  const midnight = Date.UTC(2026, 2, 5, 23) / 1_000;
  expect(chatRows(said(midnight), said(midnight - 1), undefined)[0]).toMatchObject({
    kind: 'separator',
    date: '6-3-2026',
  });
});

it('gives the very same row for the same message in the same place', () => {
  const [message, before] = [said(MORNING), said(MORNING - 5)];
  const [row] = chatRows(message, before, undefined);
  expect(chatRows(message, { ...before, delivery: 'failed' }, undefined)[0]).toBe(row);
  expect(chatRows(message, undefined, undefined)[0]).not.toBe(row);
});

it('separates the last conversation from this one, and tells its first day', () => {
  const [first, last, today] = [said(MORNING), said(MORNING + 60), said(MORNING + 86_400)];
  const told = [
    ...chatRows(first, undefined, last.id),
    ...chatRows(last, first, last.id),
    ...chatRows(today, last, last.id),
  ].map((row) => {
    if (row.kind === 'separator') return `${row.about} ${row.date}`;
    return row.kind === 'line' ? row.time : row.kind;
  });
  expect(told).toEqual(['day 5-3-2026', '09:07', '09:08', 'lastTalked 5-3-2026 | 09:08', '09:07']);
});
