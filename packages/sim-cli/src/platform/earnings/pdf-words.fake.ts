import { constants, inflateSync } from 'node:zlib';

/** Packed bytes may end like a line, and that end is taken off with the line's. */
const UNFINISHED = { finishFlush: constants.Z_SYNC_FLUSH };

/** The words of a PDF: its streams unpacked, the texts in them put together. @fortests */
export const wordsOf = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  const pages = Array.from(source.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs), ([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1'), UNFINISHED).toString('latin1');
    } catch {
      return '';
    }
  });
  return Array.from(pages.join('\n').matchAll(/\[([^\]]*)\] TJ/g), ([, pieces = '']) =>
    Array.from(pieces.matchAll(/<([\da-f]+)>/g), ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  ).join('\n');
};
/** Number of pages of a PDF. @fortests */
export const pagesOf = (pdf: Buffer): number | undefined => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** The euro sign where the fonts of a PDF have it. @fortests */
export const euro = (text: string): string => text.replaceAll('€', '\u0080');
