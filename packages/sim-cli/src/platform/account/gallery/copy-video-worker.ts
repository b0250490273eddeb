import { parentPort, workerData } from 'node:worker_threads';
import type { CopyTask, CopyMessage } from './copy-video.ts';
import { stripMetadata } from './strip-metadata.ts';

// Copies one video in a thread of its own.
const send = (message: CopyMessage): void => parentPort?.postMessage(message);
const task: CopyTask = workerData;
const file = await stripMetadata(task, () => send({ type: 'progress' }));
send({ type: 'done', file });
