import { dayAndMonth, fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import { isAnonymousName } from '@greenroom/core/session/anonymous-client';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import type { PaymentRow } from '../store/tables/session-tables.ts';
import { isService } from '@greenroom/core/services/service';
import words from './payment-words.json' with { type: 'json' };

/** Texts of the payment documents; `anonymous` names a customer without an account. */
type PaymentWords = typeof words.nl;

/** Texts of the documents in the languages of the product. @spec §9 Languages */
const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = words;

/** Names a service on a document; one without a word keeps its own name. */
const serviceWord = ({ services }: PaymentWords, service: string): string =>
  isService(service) ? services[service] : service;

/** One line of a specification: a session of the week. */
export interface SpecificationLine {
  readonly started_at: number;
  readonly name: string;
  readonly service: string;
  readonly duration: number;
  readonly earned: number;
}

/** One line of an invoice: a service of the week. */
export interface InvoiceLine {
  readonly service: string;
  readonly count: number;
  readonly amount: number;
}

type Cells = readonly string[];
interface PaymentDocument {
  readonly title: string;
  readonly payment: PaymentRow;
  readonly performer: Pick<PerformerRow, 'id' | 'nickname' | 'language'>;
  /** Heading and rows; the last column holds amounts. */
  readonly head: Cells;
  readonly rows: readonly Cells[];
  /** Start of each column, in points from the left edge. */
  readonly columns: readonly number[];
}

/** Margins in points; below the last line there is room for the sum and the time zone. */
const [MARGIN, RIGHT, BOTTOM] = [56, 539, 756];
const LINE = 16;
const [SMALL, NORMAL, LARGE] = [9, 10, 20];
const SENDER = ['Greenroom demo platform', 'Keizersgracht 1', '1015 CN Amsterdam'];
/**
 * Characters outside of western Europe's letters and the euro: the fonts that every reader has would draw others in
 * their place.
 */
const UNWRITABLE = /[^\u0020-\u007E\u00A0-\u00FF€–’‘“”…]/gu;

const writable = (text: string): string => text.replaceAll(UNWRITABLE, '?');

/** Texts in the performer's language; an unknown language gets the product's fallback. */
const wordsFor = ({ language }: PaymentDocument['performer']) => PAYMENT_WORDS[languageOrFallback(language)];

const money = (amount: number): string => currency(cents(amount));

/**
 * Draws the lines itself: the library's table breaks a long name into two lines and has no heading on the next page.
 *
 * @returns the bytes of the file
 */
const draw = async (document: PaymentDocument): Promise<Buffer> => {
  // Loaded with the first document, so that the platform starts without it.
  const { default: PdfDocument } = await import('pdfkit');
  const { payment, performer, title, head, rows, columns } = document;
  const words = wordsFor(performer);
  const at = new Date(payment.paid_at * 1000);
  const pdf = new PdfDocument({
    size: 'A4',
    // Pages are begun here alone: the library would begin one for each text that comes near the edge.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: performer.language,
    info: { Title: `${title} ${payment.id}`, Author: SENDER[0] ?? '', CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<void>((resolve) => {
    pdf.once('end', resolve);
  });
  const line = (cells: Cells, y: number, font: 'Helvetica' | 'Helvetica-Bold'): void => {
    pdf.font(font).fontSize(NORMAL);
    for (const [index, cell] of cells.entries()) {
      const isLast = index === cells.length - 1;
      const left = columns[index] ?? MARGIN;
      const right = isLast ? RIGHT : (columns[index + 1] ?? RIGHT);
      const how = { width: right - left, align: isLast ? 'right' : 'left', lineBreak: false, ellipsis: true } as const;
      pdf.text(writable(cell), left, y, how);
    }
  };
  const rule = (at: number): void => {
    pdf.moveTo(MARGIN, at).lineTo(RIGHT, at).lineWidth(0.5).strokeColor('#888888').stroke();
  };
  const week = `${dayAndMonth(payment.from_day)} - ${dayAndMonth(payment.until_day)}`;
  pdf.font('Helvetica-Bold').fontSize(LARGE).text(title, MARGIN, MARGIN);
  pdf.font('Helvetica').fontSize(NORMAL);
  for (const [index, text] of SENDER.entries()) pdf.text(text, MARGIN, MARGIN + 36 + index * LINE);
  const facts = [
    `${words.number} ${payment.id}`,
    `${words.performer} ${performer.nickname} (${performer.id})`,
    `${words.week} ${week}`,
    `${words.paidOn} ${shortDate(seconds(payment.paid_at))}`,
  ];
  for (const [index, text] of facts.entries()) pdf.text(writable(text), 320, MARGIN + 36 + index * LINE);
  let y = MARGIN + 128;
  const headAt = (top: number): void => {
    line(head, top, 'Helvetica-Bold');
    rule(top + LINE - 3);
    y = top + 4;
  };
  /** The next line, on another page where this one is full. */
  const next = (): number => {
    y += LINE;
    if (y > BOTTOM) {
      pdf.addPage();
      headAt(MARGIN);
      y += LINE;
    }
    return y;
  };
  headAt(y);
  for (const row of rows) line(row, next(), 'Helvetica');
  const foot = next() + 6;
  rule(foot - 4);
  line([words.total, ...head.slice(2).map(() => ''), money(payment.amount)], foot + 2, 'Helvetica-Bold');
  pdf
    .font('Helvetica')
    .fontSize(SMALL)
    .text(words.zone.replace('{zone}', TIME_ZONE), MARGIN, foot + 2 * LINE);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
};

type Subject = Pick<PaymentDocument, 'payment' | 'performer'>;

/** The invoice of a payment: what each service brought. @spec §7 Invoice download link */
export const invoicePdf = (subject: Subject, lines: readonly InvoiceLine[]): Promise<Buffer> => {
  const words = wordsFor(subject.performer);
  return draw({
    ...subject,
    title: words.invoice,
    head: [words.service, words.count, words.amount],
    columns: [MARGIN, 320, 420],
    rows: lines.map(({ service, count, amount }) => [serviceWord(words, service), String(count), money(amount)]),
  });
};

/** The specification of a payment: every session of its week. @spec §1 specifications with PDF and invoice download */
export const specificationPdf = (subject: Subject, lines: readonly SpecificationLine[]): Promise<Buffer> => {
  const words = wordsFor(subject.performer);
  return draw({
    ...subject,
    title: words.specification,
    head: [words.time, words.client, words.service, words.duration, words.amount],
    columns: [MARGIN, 170, 310, 400, 460],
    rows: lines.map(({ started_at: at, name, service, duration, earned }) => [
      fullDate(seconds(at)),
      isAnonymousName(name) ? words.anonymous : name,
      serviceWord(words, service),
      duration > 0 ? sessionTime(seconds(duration)) : '',
      money(earned),
    ]),
  });
};
