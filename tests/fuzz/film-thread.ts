import { parentPort } from 'node:worker_threads';
import type { CopyMessage, CopyTask } from '@greenroom/sim-cli/platform/account/gallery/copy-video';
import { stripMetadata } from '@greenroom/sim-cli/platform/account/gallery/strip-metadata';

// Copies the videos that it is given, one after the other.
const send = (message: CopyMessage): void => parentPort?.postMessage(message);
parentPort?.on('message', async (task: CopyTask) => {
  const file = await stripMetadata(task, () => send({ type: 'progress' }));
  send({ type: 'done', file });
});
