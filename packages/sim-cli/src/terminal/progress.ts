/** Milliseconds. */
const REPORT_INTERVAL = 200;
/** Columns of a terminal that does not say how many it has. */
const USUAL_COLUMNS = 80;
const BEGINNING_OF_LINE = '\r\u001B[K';

/** Progress of long work: a line at the terminal that is written over; no other output gets it. */
export const createProgress = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    report: (text: string): void => {
      if (!terminal.isTTY || performance.now() - reportedAt < REPORT_INTERVAL) return;
      reportedAt = performance.now();
      // A text that is wider than the terminal would go on in a second line, which is not written over.
      terminal.write(`${BEGINNING_OF_LINE}${text.slice(0, (terminal.columns || USUAL_COLUMNS) - 1)}`);
    },
    /** Clears the line; the next report is shown at once. */
    clear: (): void => {
      reportedAt = Number.NEGATIVE_INFINITY;
      if (terminal.isTTY) terminal.write(BEGINNING_OF_LINE);
    },
  };
};
