/** Progress of long work: a line at the terminal that is written over; no other output gets it. */
interface Progress {
  readonly tell: (text: string) => void;
  readonly clear: () => void;
}

/** Milliseconds. */
const TOLD_EVERY = 200;
const BEGINNING_OF_LINE = '\r\u001B[K';

export const createProgress = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr): Progress => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    tell: (text) => {
      if (!terminal.isTTY || performance.now() - toldAt < TOLD_EVERY) return;
      toldAt = performance.now();
      terminal.write(`${BEGINNING_OF_LINE}${text}`);
    },
    clear: () => {
      if (terminal.isTTY) terminal.write(BEGINNING_OF_LINE);
    },
  };
};
