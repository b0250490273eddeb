import { printable } from '../terminal/print.ts';

/** Something wrong in a file, and where; lines and columns count from 1. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Error with the values that were expected. */
  readonly says: string;
}

const mistakeLine = ({ file, line, column, says }: Mistake): string => printable(`${file}:${line}:${column}: ${says}`);

/** A file that cannot be played. */
export class WrongScenario extends Error {
  override readonly name = 'WrongScenario';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(mistakeLine).join('\n'));
    this.mistakes = mistakes;
  }
}
