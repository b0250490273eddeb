import { expect, it } from 'vitest';
import { dayOf, mondayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import type { PaymentRow } from '../../base/store/tables/session-tables.ts';
import { invoicePdf, specificationPdf } from './payment-pdf.ts';
import { pagesOf, wordsOf } from './pdf-words.fake.ts';

const monday = mondayOf(dayOf(seconds(1_773_000_000)));
const payment: PaymentRow = {
  id: '1004-20260302',
  performer_id: '1004',
  from_day: monday,
  until_day: monday + 6,
  paid_at: 1_773_046_800,
  amount: 20_600,
  sessions: 2,
};
const performer = { id: '1004', nickname: 'Demi', language: 'en' };

it('makes an invoice of what each service brought', async () => {
  const pdf = await invoicePdf({ payment, performer }, [
    { service: 'cam', count: 1, amount: 20_000 },
    { service: 'toy', count: 1, amount: 600 },
  ]);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const words = wordsOf(pdf);
  for (const text of ['Invoice', 'Number 1004-20260302', 'Demi (1004)', '02/03 - 08/03', '9-3-2026', 'Webcam chat'])
    expect(words).toContain(text);
  for (const amount of ['€ 200.00', '€ 6.00', '€ 206.00']) expect(words).toContain(amount);
});

it.each([
  ['nl', 'Factuur', 'Webcamchat', 'Totaal'],
  ['de', 'Rechnung', 'Webcam-Chat', 'Summe'],
])("writes in the performer's language: %s", async (language, ...expected) => {
  const subject = { payment, performer: { ...performer, language } };
  const words = wordsOf(await invoicePdf(subject, [{ service: 'cam', count: 1, amount: 20_600 }]));
  for (const text of expected) expect(words).toContain(text);
});

it('makes a specification of every session of the week, over as many pages as it takes', async () => {
  const line = { started_at: 1_772_700_000, service: 'cam', duration: 61, earned: 94 };
  const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, name: `Mark${index}` }));
  const pdf = await specificationPdf({ payment, performer }, lines);
  const words = wordsOf(pdf);
  for (const { name } of lines) expect(words).toContain(name);
  expect(words).toContain('5-3-2026 | 09:40');
  expect(words).toContain('01:01');
  expect(words).toContain('Times are those of Europe/Amsterdam.');
  expect(pagesOf(pdf)).toBe(3);
});

it('begins a page only when one is full, and keeps the sum on the paper', async () => {
  const line = { started_at: 1_772_700_000, name: 'Mark', service: 'cam', duration: 61, earned: 94 };
  for (const count of [34, 35, 36, 37]) {
    const pdf = await specificationPdf(
      { payment, performer },
      Array.from({ length: count }, () => line),
    );
    expect(pagesOf(pdf)).toBe(count < 35 ? 1 : 2);
    expect(wordsOf(pdf)).toContain('€ 206.00');
  }
});

it('names a customer without an account anonymous', async () => {
  const line = { started_at: 1_772_700_000, name: 'annon5217', service: 'sms', duration: 0, earned: 31 };
  const words = wordsOf(await specificationPdf({ payment, performer }, [line]));
  expect(words).toContain('Anonymous');
  expect(words).not.toContain('annon');
});

const NAMES = ['Łukasz Kovačević', 'Şeyma', 'Иван', 'Ελένη'];

const named = (names: readonly string[]): Promise<Buffer> =>
  specificationPdf(
    { payment, performer },
    names.map((name) => ({ started_at: 1_772_700_000, name, service: 'cam', duration: 0, earned: 94 })),
  );

it('writes the letters of Europe, Greek and Cyrillic ones too, and a plain sign for an emoji and for other scripts', async () => {
  const words = wordsOf(await named([...NAMES, 'Ana 👩‍🦰', '李 ❤️', '\u202EMark\u0000'])).split('\n');
  expect(words).toEqual(expect.arrayContaining([...NAMES, 'Ana •', '• •', 'Mark']));
  expect(words.join('')).not.toContain('?');
});

it('embeds of its font what a document has', async () => {
  const pdf = await named(NAMES);
  expect(pdf.toString('latin1')).toContain('/FontFile2');
  expect(pdf.byteLength).toBeLessThan(60_000);
});
