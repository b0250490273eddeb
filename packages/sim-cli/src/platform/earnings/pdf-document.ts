import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';

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
/**
 * Characters outside of western Europe's letters and the euro: the fonts that every reader has would draw others in
 * their place.
 */
const UNWRITABLE = /[^\u0020-\u007E\u00A0-\u00FF€–’‘“”…]/gu;

const writable = (text: string): string => text.replaceAll(UNWRITABLE, '?');

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
    // Pages are begun here alone: the library would begin one for each text that comes near the edge.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: language,
    info: { Title: `${title} ${name}`, Author: SENDER[0] ?? '', CreationDate: madeAt, ModDate: madeAt },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<void>((resolve) => {
    pdf.once('end', resolve);
  });
  const line = (cells: Cells, columns: readonly number[], y: number, font: 'Helvetica' | 'Helvetica-Bold'): void => {
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
  pdf.font('Helvetica-Bold').fontSize(LARGE).text(title, MARGIN, MARGIN);
  pdf.font('Helvetica').fontSize(NORMAL);
  for (const [index, text] of SENDER.entries()) pdf.text(text, MARGIN, MARGIN + 36 + index * LINE);
  for (const [index, text] of facts.entries()) pdf.text(writable(text), 320, MARGIN + 36 + index * LINE);
  let y = MARGIN + 128;
  for (const [index, { head, rows, foot, columns }] of tables.entries()) {
    const headAt = (top: number): void => {
      line(head, columns, top, 'Helvetica-Bold');
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
    for (const row of rows) line(row, columns, next(), 'Helvetica');
    const end = next() + 6;
    rule(end - 4);
    line(foot, columns, end + 2, 'Helvetica-Bold');
    y = end + 3 * LINE;
  }
  pdf
    .font('Helvetica')
    .fontSize(SMALL)
    .text(zone.replace('{zone}', TIME_ZONE), MARGIN, y - LINE);
  pdf.end();
  await finished;
  return Buffer.concat(parts);
};
