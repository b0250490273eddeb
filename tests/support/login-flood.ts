import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';

/** Number of answers of each kind, e.g. `429 too_many_attempts`; `none` where the connection broke. */
export type FloodAnswers = Readonly<Record<string, number>>;

const answersWire = z.record(z.string(), z.number());

/**
 * Sends log-ins to a platform, all at once.
 *
 * @param cookie the one that binds a code to its browser; empty for none
 */
export const floodLogin = async (
  url: string,
  bodies: readonly Readonly<Record<string, unknown>>[],
  cookie = '',
): Promise<FloodAnswers> => {
  const worker = new Worker(new URL('./login-flood-worker.ts', import.meta.url), {
    workerData: { url, cookie, bodies: bodies.map((body) => JSON.stringify(body)) },
  });
  const [answers]: readonly unknown[] = await once(worker, 'message');
  await worker.terminate();
  return answersWire.parse(answers);
};

/** Counts the answers that judged a password or a code: neither refused by the limit nor lost with a connection. */
export const judged = (answers: FloodAnswers): number =>
  Object.entries(answers).reduce(
    (sum, [answer, count]) => (answer === '429 too_many_attempts' || answer === 'none' ? sum : sum + count),
    0,
  );
