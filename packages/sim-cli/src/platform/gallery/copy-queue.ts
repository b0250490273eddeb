import { MOST_COPIES } from './gallery.constants.ts';
import { copyVideo, type CopyTask } from './copy-video.ts';

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
  return {
    /** @returns what `copyVideo` does, once it is this performer's turn */
    copy: async (performerId: string, task: CopyTask): Promise<string | undefined> => {
      await new Promise<void>((start) => {
        waiting.push({ performerId, start });
        startNext();
      });
      try {
        return await copy(task);
      } finally {
        running.delete(performerId);
        startNext();
      }
    },
    /** Number of a performer's videos that are copied or wait for it. */
    count: (performerId: string): number =>
      waiting.filter((copy) => copy.performerId === performerId).length + (running.has(performerId) ? 1 : 0),
  };
};

export type CopyQueue = ReturnType<typeof createCopyQueue>;
