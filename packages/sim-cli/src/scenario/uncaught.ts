import { setImmediate as nextTurn } from 'node:timers/promises';

/** Formats an error with the place it comes from, without the folder of this machine. */
export const thrownText = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return `${String(thrown)} was thrown`;
  const place = /\/packages\/([^\s)]+?:\d+):\d+/.exec(thrown.stack ?? '')?.[1];
  return `${thrown.name}: ${thrown.message}${place === undefined ? '' : ` (${place})`}`;
};

/**
 * Follows errors that are thrown in a callback or a promise of this process: in a virtual world they fail the scenario,
 * not the program.
 */
export const followUncaught = () => {
  let first: string | undefined;
  const onThrown = (thrown: unknown): void => {
    first ??= thrownText(thrown);
  };
  process.on('unhandledRejection', onThrown);
  process.on('uncaughtException', onThrown);
  return {
    first: (): string | undefined => first,
    /**
     * Waits one turn of the event loop, in which rejected promises are reported (virtual time takes few), and returns the
     * first error.
     */
    last: async (): Promise<string | undefined> => {
      await nextTurn();
      return first;
    },
    dispose: (): void => {
      process.off('unhandledRejection', onThrown);
      process.off('uncaughtException', onThrown);
    },
  };
};
