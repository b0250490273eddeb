import { constants } from 'node:os';
import { EXIT, interrupted } from './print.ts';
import { fileTrouble } from './write-whole.ts';

/** Number that a shell adds to the number of a signal. */
const SIGNALLED = 128;
/** Milliseconds in which a repeated signal is the same press of Ctrl-C: the starter of this program may pass it on. */
const SAME_PRESS = 500;

/**
 * Ends the program at once when it is told to stop. A command that ends in order listens by itself, once: a second
 * signal ends it at once too.
 *
 * @returns the exit code of a command that ended in order: one that was stopped before its work was done names the signal
 */
export const endOnSignal = (): ((code: number) => number) => {
  let signalledAt: number | undefined;
  let exitCode: number = EXIT.interrupted;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const isEcho = signalledAt !== undefined && performance.now() - signalledAt < SAME_PRESS;
      if (signalledAt === undefined) exitCode = SIGNALLED + constants.signals[signal];
      signalledAt ??= performance.now();
      if (isEcho || process.listenerCount(signal) > 1) return;
      console.error(interrupted().message);
      process.exit(SIGNALLED + constants.signals[signal]);
    });
  return (code) => (code === EXIT.interrupted ? exitCode : code);
};

/** Ends the program when its output cannot be written: `| head` has read enough, or the disk is full. */
export const endWithoutReader = (): void => {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.unread);
    console.error(`What it prints cannot be written: ${fileTrouble(error)}.`);
    process.exit(EXIT.failed);
  });
};

/**
 * Ends the program once nothing is left to do. Left to itself Node then frees every handle, and after many sockets at once that has
 * been seen to turn in circles for good, at full speed and deaf to Ctrl-C.
 */
export const endWhenDone = (): void => {
  process.once('beforeExit', (code) => process.exit(code));
};
