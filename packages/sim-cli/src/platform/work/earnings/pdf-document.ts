import { createRequire } from 'node:module';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import { seenLine } from '@greenroom/core/kernel/outside-text';

export type Cells = readonly string[];

/** A table of a document: heading and rows; the last column holds amounts. */
export interface PdfTable {
  readonly head: Cells;
  readonly rows: readonly Cells[];
  /** The last row, set apart. */
  readonly foot: Cells;
  /** Start of each column, in points from the left edge. */
  readonly columns: readonly number[];
}

/** A document on A4: a title, the sender, facts beside it, and tables one below the other. */
export interface PdfDocument {
  readonly title: string;
  /** Name of the file in its own description. */
  readonly name: string;
  readonly language: string;
  /** Time of its making, as it says itself. */
  readonly madeAt: Date;
  readonly facts: readonly string[];
  readonly tables: readonly PdfTable[];
  /** The sentence about the time zone, with `{zone}` in it. */
  readonly zone: string;
}

/** Left margin in points, where the first column starts. */
export const MARGIN = 56;
/** Right edge and lowest line in points; below it there is room for the sum and the time zone. */
const [RIGHT, BOTTOM] = [539, 756];
const LINE = 16;
const [SMALL, NORMAL, LARGE] = [9, 10, 20];
/** Rows that a further table needs on a page to begin there. */
const FEWEST_ROWS = 4;
const SENDER = ['Greenroom demo platform', 'Keizersgracht 1', '1015 CN Amsterdam'];
/** Letters of Europe with their marks, signs and currencies: what the embedded font has. */
const WRITABLE =
  /^[\u0300-\u036F\u0020-\u007E\u00A0-\u024F\u0370-\u03E1\u03F0-\u03FF\u0400-\u052F\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF]+$/u;
/** Stands for an emoji, and for a letter of another script. */
const UNWRITABLE = '•';
const characters = new Intl.Segmenter();

const writable = (text: string): string =>
  Array.from(characters.segment(seenLine(text).normalize('NFC')), ({ segment }) =>
    WRITABLE.test(segment) ? segment : UNWRITABLE,
  ).join('');

/** A file of the font, by the name that the manifest gives the package. */
const letters = (file: string): string => createRequire(import.meta.url).resolve(`#letters/${file}`);
const [REGULAR, BOLD] = ['regular', 'bold'] as const;

/**
 * Draws the lines itself: the library's table breaks a long name into two lines and has no heading on the next page.
 *
 * @returns the bytes of the file
 */
export const drawPdf = async (document: PdfDocument): Promise<Buffer> => {
  // Loaded with the first document, so that the platform starts without it.
  const { default: Pdf } = await import('pdfkit');
  const { title, name, language, madeAt, facts, tables, zone } = document;
  const pdf = new Pdf({
    size: 'A4',
    // None of the fonts that readers have.
    font: '',
    // Pages are begun here alone: the library would begin one for each text that comes near the edge.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: language,
    info: { Title: `${title} ${name}`, Author: SENDER[0] ?? '', CreationDate: madeAt, ModDate: madeAt },
  });
  pdf.registerFont(REGULAR, letters('400Regular/NotoSans_400Regular.ttf'));
  pdf.registerFont(BOLD, letters('700Bold/NotoSans_700Bold.ttf'));
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<void>((resolve) => {
    pdf.once('end', resolve);
  });
  const line = (cells: Cells, columns: readonly number[], y: number, font: typeof REGULAR | typeof BOLD): void => {
    pdf.font(font).fontSize(NORMAL);
    for (const [index, cell] of cells.entries()) {
      const isLast = index === cells.length - 1;
      const left = columns[index] ?? MARGIN;
      const right = isLast ? RIGHT : (columns[index + 1] ?? RIGHT);
      const how = {
        width: right - left,
        height: LINE,
        align: isLast ? 'right' : 'left',
        lineBreak: false,
        ellipsis: true,
      } as const;
      pdf.text(writable(cell), left, y, how);
    }
  };
  const rule = (at: number): void => {
    pdf.moveTo(MARGIN, at).lineTo(RIGHT, at).lineWidth(0.5).strokeColor('#888888').stroke();
  };
  pdf.font(BOLD).fontSize(LARGE).text(title, MARGIN, MARGIN);
  pdf.font(REGULAR).fontSize(NORMAL);
  for (const [index, text] of SENDER.entries()) pdf.text(text, MARGIN, MARGIN + 36 + index * LINE);
  for (const [index, text] of facts.entries()) pdf.text(writable(text), 320, MARGIN + 36 + index * LINE);
  let y = MARGIN + 128;
  for (const [index, { head, rows, foot, columns }] of tables.entries()) {
    const headAt = (top: number): void => {
      line(head, columns, top, BOLD);
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
    if (index > 0 && y + FEWEST_ROWS * LINE > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    headAt(y);
    for (const row of rows) line(row, columns, next(), REGULAR);
    const end = next() + 6;
    rule(end - 4);
    line(foot, columns, end + 2, BOLD);
    y = end + 3 * LINE;
  }
  pdf
    .font(REGULAR)
    .fontSize(SMALL)
    .text(zone.replace('{zone}', TIME_ZONE), MARGIN, y - LINE);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
};
