import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** Sends all log-ins at once and counts the answers, in a thread of its own so that its client costs no other caller time. */
const { url, cookie, bodies } = z
  .object({ url: z.string(), cookie: z.string(), bodies: z.array(z.string()) })
  .parse(workerData);
const headers = {
  'content-type': 'application/json',
  ver: '1.1',
  tokenDate: '1',
  role: 'ROLE_PERFORMER',
  ...(cookie === '' ? {} : { cookie }),
};
const answers: Record<string, number> = {};
const one = async (body: string): Promise<void> => {
  // A machine that is busy takes no more connections at once than it can keep: who got none was not judged.
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body }).catch(() => undefined);
  const text = await response?.text();
  const key = response === undefined ? 'none' : `${response.status} ${/"error":"(\w+)"/.exec(text ?? '')?.[1] ?? 'ok'}`;
  answers[key] = (answers[key] ?? 0) + 1;
};
await Promise.all(bodies.map(one));
parentPort?.postMessage(answers);
