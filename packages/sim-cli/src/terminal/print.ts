import { styleText } from 'node:util';
import { tableRows } from './table.ts';

/** Waits until a person or a program ends this one. */
export const untilInterrupted = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  return promise;
};

/** Name of this program where it is installed. */
const INSTALLED = 'greenroom-sim ';
const BY_NPM = 'npm run sim -- ';
const BY_NPM_SCRIPTS: ReadonlySet<string> = new Set(['sim', 'start']);

/** Replaces the commands in this text by the form in which the program was started: in a checkout npm runs it. */
export const asStarted = (text: string): string =>
  BY_NPM_SCRIPTS.has(process.env['npm_lifecycle_event'] ?? '') ? text.replaceAll(INSTALLED, BY_NPM) : text;

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

/** Writes a text with a capital, as a name or a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Prints rows in columns, the first one as their head; at a terminal they fit its width. Names and texts of others are made printable. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const shown = rows.map((row) => row.map(printable));
  const { isTTY, columns } = process.stdout;
  // Some terminals say that they have no columns at all.
  const lines = tableRows(shown, isTTY && columns > 0 ? columns : undefined);
  for (const [index, row] of lines.entries())
    for (const line of row) console.log(index === 0 ? styleText('bold', line) : line);
};
