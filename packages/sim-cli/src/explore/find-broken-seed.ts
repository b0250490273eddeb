import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NO_MORE_SEEDS, type PlayedSeed, type ShiftKind } from './play-seed.ts';

/** Has the ending of this file: of a source in a checkout, of JavaScript in a package. */
const WORKER = new URL(`seed-worker${extname(import.meta.url)}`, import.meta.url);

interface Search {
  readonly from: number;
  readonly seeds: number;
  readonly workers: number;
  /** Told of each seed that went well, in the order in which they end. */
  readonly went: (played: PlayedSeed) => void;
  /** No seed is begun after it is aborted. */
  readonly end?: AbortSignal | undefined;
}

/**
 * Plays seeds in several threads. Seeds are begun in their order, and those below a broken one are played to their end,
 * so that the answer does not depend on the number of threads.
 *
 * @returns the lowest seed that breaks an invariant
 * @throws when a thread ends by itself
 */
export const findBrokenSeed = async (kind: ShiftKind, search: Search): Promise<number | undefined> => {
  const { from, seeds, workers, went, end: cut } = search;
  const end = from + seeds;
  let next = from;
  let lowest: number | undefined;
  const playAll = (worker: Worker): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const goOn = (): void => {
      if (next >= end || lowest !== undefined || cut?.aborted === true) return resolve();
      worker.postMessage(next);
      next += 1;
    };
    worker.on('error', reject);
    worker.on('message', (played: PlayedSeed) => {
      if (!played.isBroken) went(played);
      else if (lowest === undefined || played.seed < lowest) lowest = played.seed;
      goOn();
    });
    goOn();
    return promise;
  };
  const pool = Array.from({ length: Math.min(workers, seeds) }, () => {
    const worker = new Worker(WORKER, { workerData: kind });
    return { worker, ended: new Promise((resolve) => worker.once('exit', resolve)) };
  });
  try {
    await Promise.all(pool.map(({ worker }) => playAll(worker)));
  } finally {
    // Not terminated: a thread removes its temporary files when it ends by itself.
    for (const { worker } of pool) worker.postMessage(NO_MORE_SEEDS);
    await Promise.all(pool.map(({ ended }) => ended));
  }
  return lowest;
};
