import { setImmediate as nextTurn } from 'node:timers/promises';

/** Errors that were thrown and not caught. */
export interface Uncaught {
  /** The first of it, in one line. */
  readonly first: () => string | undefined;
  /** A rejected promise is told of in a turn of the loop, of which virtual time takes few: waits for one. */
  readonly last: () => Promise<string | undefined>;
  readonly dispose: () => void;
}

/** Formats an error with the place it comes from, without the folder of this machine. */
export const thrownText = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return `${String(thrown)} was thrown`;
  const place = /\/packages\/([^\s)]+?:\d+):\d+/.exec(thrown.stack ?? '')?.[1];
  return `${thrown.name}: ${thrown.message}${place === undefined ? '' : ` (${place})`}`;
};

/** Follows what is thrown in a callback or a promise of this process: in a world of its own it breaks a promise, not the program. */
export const followUncaught = (): Uncaught => {
  let first: string | undefined;
  const hear = (thrown: unknown): void => {
    first ??= thrownText(thrown);
  };
  process.on('unhandledRejection', hear);
  process.on('uncaughtException', hear);
  return {
    first: () => first,
    last: async () => {
      await nextTurn();
      return first;
    },
    dispose: () => {
      process.off('unhandledRejection', hear);
      process.off('uncaughtException', hear);
    },
  };
};
