import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { attackLogin } from './login-attack.ts';

/** Attacks from a thread of its own, so that the client costs no other caller time. */
const { url, id } = z.object({ url: z.string(), id: z.string() }).parse(workerData);
await attackLogin(url, id);
parentPort?.postMessage('warm');
await attackLogin(url, id);
parentPort?.postMessage('over');
