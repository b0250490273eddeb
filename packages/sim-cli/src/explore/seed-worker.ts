import { parentPort, workerData } from 'node:worker_threads';
import { detach } from '@greenroom/core/kernel/detach';
import { NO_MORE_SEEDS, playSeed, type ShiftKind } from './play-seed.ts';

// Plays one seed after another, in a thread of its own, for as long as it is given any.
const kind: ShiftKind = workerData;
parentPort?.on('message', (seed: number) => {
  if (seed === NO_MORE_SEEDS) process.exit();
  detach(playSeed(seed, kind).then((played) => parentPort?.postMessage(played)));
});
