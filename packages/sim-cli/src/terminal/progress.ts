/** Milliseconds. */
const TOLD_EVERY = 200;
const BEGINNING_OF_LINE = '\r\u001B[K';

/** Progress of long work: a line at the terminal that is written over; no other output gets it. */
export const createProgress = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    tell: (text: string): void => {
      if (!terminal.isTTY || performance.now() - toldAt < TOLD_EVERY) return;
      toldAt = performance.now();
      terminal.write(`${BEGINNING_OF_LINE}${text}`);
    },
    clear: (): void => {
      if (terminal.isTTY) terminal.write(BEGINNING_OF_LINE);
    },
  };
};
