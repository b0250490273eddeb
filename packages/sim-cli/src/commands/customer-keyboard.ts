import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';

/** Shortest time between two typing events of a customer at the terminal. @spec §5 Typing events are sent at most once every 3 s */
const TYPING_PERIOD = millis(3_000);

/** Reads typed lines; a pipe works as well. */
export const openKeyboard = (clock: Clock) => {
  const isPerson = process.stdin.isTTY && process.stdout.isTTY;
  const output = isPerson ? { output: process.stdout, prompt: '> ' } : {};
  const lines = createInterface({ input: process.stdin, terminal: isPerson, ...output });
  let typedAt: Millis | undefined;
  const clear = (): void => {
    if (!isPerson) return;
    clearLine(process.stdout, 0);
    cursorTo(process.stdout, 0);
  };
  return {
    /** Prints a line above the one that is being typed. */
    print: (line: string): void => {
      clear();
      console.log(line);
      if (isPerson) lines.prompt(true);
    },
    onLine: (listener: (line: string) => void): void => {
      lines.on('line', (line) => {
        if (line.trim() !== '') listener(line);
        if (isPerson) lines.prompt();
      });
    },
    /** Adds a listener for typing, called at most once every 3 s. */
    onTyping: (listener: () => void): void => {
      process.stdin.on('keypress', () => {
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
