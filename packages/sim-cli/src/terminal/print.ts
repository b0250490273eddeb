/** One JSON object a line, for programs. */
export const printJson = (value: unknown): void => console.log(JSON.stringify(value));

/** Control characters of others could repaint the terminal. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);

/** Columns as wide as their widest cell; the last one is left as it is. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  for (const row of rows) {
    const cells = row.map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)));
    console.log(cells.join('  '));
  }
};
