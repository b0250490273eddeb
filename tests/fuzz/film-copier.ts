import { Worker } from 'node:worker_threads';
import type { CopyMessage, CopyTask } from '@greenroom/sim-cli/platform/account/gallery/copy-video';

const THREAD = new URL('film-thread.ts', import.meta.url);

/**
 * Copies videos as the platform does, but all in one thread: starting a thread takes as long as thirty copies. A video that is read for ever
 * ends its thread, and the next has a new one.
 *
 * @param stallTimeout milliseconds without progress after which a video is refused
 */
export const createFilmCopier = (stallTimeout: number): ((task: CopyTask) => Promise<string | undefined>) => {
  let thread: Worker | undefined;
  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  return async (task) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    thread ??= new Worker(THREAD);
    // A thread that waits for the next video keeps no run from its end.
    thread.unref();
    const timer = setTimeout(() => void end().then(() => resolve(undefined), reject), stallTimeout);
    const follow = (message: CopyMessage): void => {
      if (message.type === 'done') resolve(message.file);
      else timer.refresh();
    };
    const worker = thread;
    worker.on('message', follow);
    worker.on('error', reject);
    worker.postMessage(task);
    try {
      return await promise;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', follow);
      worker.off('error', reject);
    }
  };
};
