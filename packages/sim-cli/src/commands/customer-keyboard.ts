import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';

/** Shortest time between two typing events of a customer at the terminal. @spec §5 Typing events are sent at most once every 3 s */
const TYPING_PERIOD = millis(3_000);

/** Keyboard and screen of a person, or pipes. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Reads typed lines; a pipe works as well. */
export const openKeyboard = (clock: Clock, { input, output }: Terminal) => {
  const isPerson = input.isTTY === true && output.isTTY === true;
  const lines = createInterface({ input, terminal: isPerson, ...(isPerson ? { output, prompt: '> ' } : {}) });
  let typedAt: Millis | undefined;
  let isClosed = false;
  lines.once('close', () => {
    isClosed = true;
  });
  /** Shows the prompt, unless what is told comes after the end: the answer to a line may be late. */
  const prompt = (keepsCursor: boolean): void => {
    if (isPerson && !isClosed) lines.prompt(keepsCursor);
  };
  const clear = (): void => {
    if (!isPerson) return;
    clearLine(output, 0);
    cursorTo(output, 0);
  };
  return {
    /** Prints a line above the one that is being typed, or after it once closed. */
    print: (line: string): void => {
      clear();
      output.write(`${line}\n`);
      prompt(true);
    },
    onLine: (listener: (line: string) => void): void => {
      lines.on('line', (line) => {
        if (line.trim() !== '') listener(line);
        prompt(false);
      });
    },
    /** Adds a listener for typing, called at most once every 3 s. */
    onTyping: (listener: () => void): void => {
      input.on('keypress', () => {
        if (typedAt !== undefined && clock.now() - typedAt < TYPING_PERIOD) return;
        typedAt = clock.now();
        listener();
      });
      // In raw mode Ctrl-C is a key like any other.
      lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    },
    close: (): void => {
      clear();
      lines.close();
    },
  };
};

export type Keyboard = ReturnType<typeof openKeyboard>;
