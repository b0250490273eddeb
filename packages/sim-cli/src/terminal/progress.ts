/** Milliseconds. */
const REPORT_INTERVAL = 200;
const BEGINNING_OF_LINE = '\r\u001B[K';

/** Progress of long work: a line at the terminal that is written over; no other output gets it. */
export const createProgress = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    report: (text: string): void => {
      if (!terminal.isTTY || performance.now() - reportedAt < REPORT_INTERVAL) return;
      reportedAt = performance.now();
      terminal.write(`${BEGINNING_OF_LINE}${text}`);
    },
    clear: (): void => {
      if (terminal.isTTY) terminal.write(BEGINNING_OF_LINE);
    },
  };
};
