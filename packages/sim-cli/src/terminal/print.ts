/** Waits until a person or a program ends this one. */
export const untilInterrupted = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  return promise;
};

/** Name of this program where it is installed. */
const INSTALLED = 'greenroom-sim ';
const BY_NPM = 'npm run sim -- ';

/** Replaces the commands in this text by the form in which the program was started: in a checkout npm runs it. */
export const asStarted = (text: string): string =>
  process.env['npm_lifecycle_event'] === 'sim' ? text.replaceAll(INSTALLED, BY_NPM) : text;

/** 0 done · 1 it did not work · 2 used wrongly · 130 stopped before it was done; other signals count likewise, from 128 on. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2, interrupted: 130, unread: 141 } as const;

/** Something that a person at a terminal can act upon: printed as one line, without a stack. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Failure of a command that was stopped before its work was done. */
export const interrupted = (): CommandFailure => new CommandFailure('Interrupted.', EXIT.interrupted);

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
