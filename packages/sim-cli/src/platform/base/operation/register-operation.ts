import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { NEVER_STORED } from '../security/headers.ts';
import { isSameSecret } from '../security/secret.ts';
import type { MeasuredParts, Metrics } from './metrics.ts';

/** Milliseconds that requests have to be answered in once the platform is told to stop. */
const DRAINS_WITHIN = 10_000;
const LOOK_EVERY = 20;
/** The last answer is written, and the proxy in front, which resets its connections at the end, has yet to pass it on. */
const ON_ITS_WAY = 200;

/** State that load balancers act upon: they send requests to a platform that is ready. */
export type Readiness = 'starting' | 'ready' | 'stopping';

export interface Operation {
  readonly started: () => void;
  /** Tells load balancers to send nobody any more, and waits for the requests that are being answered, at most 10 s. */
  readonly drain: () => Promise<void>;
}

interface Parts extends Pick<MeasuredParts, 'isStoreThere'> {
  readonly metrics: Metrics;
  /** Opens the metrics, as it does the admin API. */
  readonly token: string;
}

/**
 * Registers what those ask who run the platform: `/healthz` answers while the process works, `/readyz` while it should get
 * requests, `/sim/api/metrics` has the figures.
 */
export const registerOperation = (app: FastifyInstance, { metrics, isStoreThere, token }: Parts): Operation => {
  let readiness: Readiness = 'starting';
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', NEVER_STORED).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', NEVER_STORED);
    if (readiness !== 'ready') return reply.code(503).send({ status: readiness });
    const isThere = await isStoreThere();
    return reply.code(isThere ? 200 : 503).send({ status: isThere ? 'ready' : 'no_store' });
  });
  app.get('/sim/api/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).send({ error: 'not_authorised' });
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
  return {
    started: () => {
      readiness = 'ready';
    },
    drain: async () => {
      readiness = 'stopping';
      const until = performance.now() + DRAINS_WITHIN;
      if (metrics.inFlight() === 0) return;
      while (metrics.inFlight() > 0 && performance.now() < until) await sleep(LOOK_EVERY);
      await sleep(ON_ITS_WAY);
    },
  };
};
