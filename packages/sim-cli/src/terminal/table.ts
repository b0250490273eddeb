/** Spaces between two columns. */
const GAP = 2;
/** Narrowest column: below it words would stand one under the other. */
const NARROWEST = 8;

/** Takes from the widest columns until the row fits. @returns undefined when it does not, although every column is narrow */
const fittingWidths = (natural: readonly number[], room: number): readonly number[] | undefined => {
  const widths = [...natural];
  let over = widths.reduce((sum, width) => sum + width, 0) - (room - GAP * (widths.length - 1));
  while (over > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    const width = widths[widest] ?? 0;
    if (width <= NARROWEST) return undefined;
    widths[widest] = width - 1;
    over -= 1;
  }
  return widths;
};

/** Place at which a word that is longer than a line is cut: after a comma, colon or slash, as JSON and addresses have them. */
const cutIn = (word: string, width: number): number => {
  const fitting = word.slice(0, width);
  const after = Math.max(...[',', ':', '/'].map((sign) => fitting.lastIndexOf(sign))) + 1;
  return after > 1 ? after : width;
};

/** Breaks a text between words; a word that is longer than a line is cut. */
const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > width) {
      const cut = cutIn(line, width);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return [...lines, line];
};

/** Puts the lines of each cell of a row beside those of the others. */
const besideEachOther = (cells: readonly (readonly string[])[], widths: readonly number[]): readonly string[] =>
  Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_none, at) =>
    cells
      .map((lines, index) => (lines[at] ?? '').padEnd(widths[index] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );

/** Writes the cells of each row below each other, each after its head. */
const asLists = (
  [head = [], ...rows]: readonly (readonly string[])[],
  width: number,
): readonly (readonly string[])[] => [
  [],
  ...rows.map((row) => [...row.flatMap((cell, index) => wrapped(`${head[index] ?? ''}: ${cell}`, width)), '']),
];

/**
 * Lays out rows in columns, or as lists where the terminal is too narrow for so many columns.
 *
 * @param rows the first one is their head
 * @param width of the terminal, into which cells are broken; `undefined` where a program reads, which gets a line for each row
 * @returns the lines of each row
 */
export const tableRows = (
  rows: readonly (readonly string[])[],
  width: number | undefined,
): readonly (readonly string[])[] => {
  const natural: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) natural[index] = Math.max(natural[index] ?? 0, cell.length);
  if (width === undefined)
    return rows.map((row) =>
      besideEachOther(
        row.map((cell) => [cell]),
        natural,
      ),
    );
  const widths = fittingWidths(natural, width);
  if (widths === undefined) return asLists(rows, width);
  return rows.map((row) =>
    besideEachOther(
      row.map((cell, index) => wrapped(cell, widths[index] ?? 0)),
      widths,
    ),
  );
};
