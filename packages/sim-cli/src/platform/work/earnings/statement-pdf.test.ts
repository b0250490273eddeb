import { expect, it } from 'vitest';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { pagesOf, wordsOf } from './pdf-words.fake.ts';
import { statementPdf, type StatementSums } from './statement-pdf.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const performer = { id: '1004', nickname: 'Demi', language: 'en' };
const subject = { performer, year: 2026, until: utc('2026-11-20T13:31:00') };

const SUMS: StatementSums = {
  sum: 30_000,
  count: 42,
  onAir: 7_500,
  months: [
    { date: utc('2026-02-28T23:00:00'), count: 40, amount: 29_000, onAir: 7_200 },
    { date: utc('2026-10-31T23:00:00'), count: 2, amount: 1_000, onAir: 300 },
  ],
  services: [
    { service: 'cam', count: 40, amount: 29_000 },
    { service: 'toy', count: 2, amount: 1_000 },
  ],
  paidOut: { count: 7, amount: 28_050 },
};

it('tells a year by month with time on air and per hour, by service, and what was paid out', async () => {
  const pdf = await statementPdf(subject, SUMS);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(1);
  const words = wordsOf(pdf).split('\n');
  expect(words).toEqual(expect.arrayContaining(['Statement of a year', 'Year 2026', 'Performer Demi (1004)']));
  expect(words).toContain('Up to 20-11-2026 | 14:30');
  expect(words).toContain('€ 280.50 (7 payouts)');
  for (const row of [
    ['March', '40', '2:00', '€ 145.00', '€ 290.00'],
    ['November', '2', '0:05', '-', '€ 10.00'],
    ['Total', '42', '2:05', '€ 144.00', '€ 300.00'],
    ['Webcam chat', '40', '€ 290.00'],
    ['Toys', '2', '€ 10.00'],
  ]) {
    const at = words.indexOf(row[0] ?? '');
    expect(words.slice(at, at + row.length)).toEqual(row);
  }
  expect(words).toContain('Times are those of Europe/Amsterdam.');
});

it.each([
  ['nl', 'Jaaroverzicht', 'maart', '7 uitbetalingen'],
  ['de', 'Jahresaufstellung', 'März', '7 Auszahlungen'],
])("writes in the performer's language: %s", async (language, ...expected) => {
  const words = wordsOf(await statementPdf({ ...subject, performer: { ...performer, language } }, SUMS));
  for (const text of expected) expect(words).toContain(text);
});

it('fits twelve months and 17 services on one page, and goes on with their heading on another', async () => {
  const months = Array.from({ length: 12 }, (_, month) => ({
    date: Date.UTC(2026, month, 5) / 1_000,
    count: 1,
    amount: 1,
    onAir: 0,
  }));
  const services = (count: number) => Array.from({ length: count }, () => ({ service: 'cam', count: 1, amount: 1 }));
  expect(pagesOf(await statementPdf(subject, { ...SUMS, months, services: services(17) }))).toBe(1);
  const longer = await statementPdf(subject, { ...SUMS, months, services: services(30) });
  expect(pagesOf(longer)).toBe(2);
  expect(
    wordsOf(longer)
      .split('\n')
      .filter((word) => word === 'Service'),
  ).toHaveLength(2);
});

it('is whole for a year without earnings', async () => {
  const nothing = { ...SUMS, sum: 0, count: 0, onAir: 0, months: [], services: [], paidOut: { count: 0, amount: 0 } };
  expect(wordsOf(await statementPdf(subject, nothing))).toContain('€ 0.00 (0 payouts)');
});
