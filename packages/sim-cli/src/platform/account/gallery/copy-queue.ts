import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { copyVideo, type CopyTask } from './copy-video.ts';
import { MOST_COPIES, MOST_IN_PROCESS } from './gallery.constants.ts';

interface WaitingCopy {
  readonly performerId: string;
  readonly start: () => void;
}

/**
 * Copies one video of each performer at a time, and a few in all; the others wait in the order in which they came. So a performer whose files
 * are broken waits for the end of each, and keeps one thread busy.
 */
export const createCopyQueue = (copy: (task: CopyTask) => Promise<string | undefined> = copyVideo) => {
  const running = new Set<string>();
  const waiting: WaitingCopy[] = [];

  const startNext = (): void => {
    if (running.size >= MOST_COPIES) return;
    const next = waiting.findIndex(({ performerId }) => !running.has(performerId));
    const [found] = next === -1 ? [] : waiting.splice(next, 1);
    if (found === undefined) return;
    running.add(found.performerId);
    found.start();
  };
  /** Number of a performer's videos that are copied or wait for it. */
  const count = (performerId: string): number =>
    waiting.filter((copy) => copy.performerId === performerId).length + (running.has(performerId) ? 1 : 0);
  return {
    /** @returns what `copyVideo` does, once it is this performer's turn; the error where too many of the performer's videos wait */
    copy: async (performerId: string, task: CopyTask): Promise<Result<string | undefined, 'more_in_process'>> => {
      // Nothing is awaited between the check and the place in the queue.
      if (count(performerId) >= MOST_IN_PROCESS) return err('more_in_process');
      await new Promise<void>((start) => {
        waiting.push({ performerId, start });
        startNext();
      });
      try {
        return ok(await copy(task));
      } finally {
        running.delete(performerId);
        startNext();
      }
    },
  };
};

export type CopyQueue = ReturnType<typeof createCopyQueue>;
