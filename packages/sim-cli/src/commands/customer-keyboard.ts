import { createInterface } from 'node:readline';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { millis, type Millis } from '@greenroom/core/kernel/units';

/** Typing events go out at most this often. @spec §5 Typing events are sent at most once every 3 s */
const TYPING_PERIOD = millis(3_000);

interface Keyboard {
  readonly onLine: (listener: (line: string) => void) => void;
  /** Somebody presses keys; at most once every 3 s. */
  readonly onTyping: (listener: () => void) => void;
  readonly close: () => void;
}

/** What a person types, line by line; a pipe works as well. */
export const openKeyboard = (clock: Clock): Keyboard => {
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
  let typedAt: Millis | undefined;
  return {
    onLine: (listener) => {
      lines.on('line', (line) => {
        if (line.trim() !== '') listener(line);
      });
    },
    onTyping: (listener) => {
      process.stdin.on('keypress', () => {
        if (typedAt !== undefined && clock.now() - typedAt < TYPING_PERIOD) return;
        typedAt = clock.now();
        listener();
      });
      // In raw mode Ctrl-C is a key like any other.
      lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    },
    close: () => lines.close(),
  };
};
