import { constants, inflateSync } from 'node:zlib';

/** Packed bytes may end like a line, and that end is taken off with the line's. */
const UNFINISHED = { finishFlush: constants.Z_SYNC_FLUSH };

const unpacked = (body: string): string => {
  const packed = /stream\r?\n(.*?)\r?\nendstream/s.exec(body)?.[1] ?? '';
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), UNFINISHED).toString('latin1');
  } catch {
    return '';
  }
};

/** A ligature stands for several characters. */
const characterOf = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Letters of a font by the numbers that the pages write. */
const lettersOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g), ([, first = '', row = '']) =>
      Array.from(row.matchAll(/<([\da-f ]*)>/g), ([, hex = ''], index) => {
        const number = Number.parseInt(first, 16) + index;
        return [number.toString(16).padStart(4, '0'), characterOf(hex)] as const;
      }),
    ).flat(),
  );

/** The words of a PDF as a reader copies them: its pages unpacked, the letters found by the tables of their fonts. @fortests */
export const wordsOf = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms), ([, id = '', body = '']) => [id, body] as const),
  );
  const fonts = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(unpacked(objects.get(table) ?? ''))] as const;
    }),
  );
  const lines: string[] = [];
  for (const body of objects.values()) {
    let letters: ReadonlyMap<string, string> = new Map();
    for (const [, font, pieces = ''] of unpacked(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? new Map();
      else
        lines.push(
          Array.from(pieces.matchAll(/<([\da-f]+)>/g), ([, hex = '']) =>
            (hex.match(/.{4}/g) ?? []).map((number) => letters.get(number) ?? '').join(''),
          ).join(''),
        );
    }
  }
  return lines.join('\n');
};

/** Number of pages of a PDF. @fortests */
export const pagesOf = (pdf: Buffer): number | undefined => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
