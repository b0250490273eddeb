import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { VideoCut } from '@greenroom/core/gallery/upload-limits';

/** Has the ending of this file: of a source in a checkout, of JavaScript in a package. */
const WORKER = new URL(`copy-video-worker${extname(import.meta.url)}`, import.meta.url);

/** A copy that writes nothing for this many milliseconds is given up: a good one of 1 GB writes a part every few. */
const STALL_TIMEOUT = 15_000;

export interface CopyTask {
  readonly path: string;
  readonly folder: string;
  /** Parts that the file holds and does not show. */
  readonly cut?: VideoCut | undefined;
}

export type CopyMessage = { readonly type: 'progress' } | { readonly type: 'done'; readonly file: string | undefined };

/**
 * Copies picture and sound of a video into a folder, without its metadata, in a thread that a broken file cannot keep busy for ever.
 *
 * @returns the name of the new file; `undefined` when the file is no video, or one that cannot be read to its end
 * @throws what the operating system refuses
 */
export const copyVideo = async (task: CopyTask, stallTimeout = STALL_TIMEOUT): Promise<string | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const worker = new Worker(WORKER, { workerData: task });
  const timer = setTimeout(() => resolve(undefined), stallTimeout);
  worker.on('error', reject);
  worker.on('message', (message: CopyMessage) => {
    if (message.type === 'done') resolve(message.file);
    else timer.refresh();
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
