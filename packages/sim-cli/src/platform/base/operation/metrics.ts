import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const MILLIS_PER_SECOND = 1_000;
/** Seconds; a call that takes longer than two of them has failed for its page. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

export interface MeasuredParts {
  /** Number of open sockets of this process. */
  readonly sockets: () => number;
  /** Asks the store the smallest question, and checks whether it answers. */
  readonly isStoreThere: () => Promise<boolean>;
}

export interface Metrics {
  /** Measures every answer of the server. */
  readonly measureAnswers: (app: FastifyInstance) => void;
  /** Notes a round of due work. */
  readonly onRound: (work: string, seconds: number, isDone: boolean) => void;
  /** Number of requests that are being answered. */
  readonly inFlight: () => number;
  /** Writes all figures as Prometheus reads them. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
}

/** Figures of one platform process, in a registry of their own: a process may run several platforms. */
export const createMetrics = ({ sockets, isStoreThere }: MeasuredParts): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  let running = 0;
  let isFirst = true;
  const answers = new Histogram({
    name: 'greenroom_http_request_duration_seconds',
    help: 'Time until a request was answered, by its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const rounds = new Histogram({
    name: 'greenroom_due_work_duration_seconds',
    help: 'Time of a round of due work.',
    labelNames: ['work'],
    registers,
  });
  const failures = new Counter({
    name: 'greenroom_due_work_failures_total',
    help: 'Rounds of due work that failed.',
    labelNames: ['work'],
    registers,
  });
  const storeTime: Gauge = new Gauge({
    name: 'greenroom_store_answer_seconds',
    help: 'Time in which the store answered the smallest question, asked with these figures; -1 when it did not.',
    registers,
    collect: async (): Promise<void> => {
      const begun = performance.now();
      storeTime.set((await isStoreThere()) ? (performance.now() - begun) / MILLIS_PER_SECOND : -1);
    },
  });
  const openSockets: Gauge = new Gauge({
    name: 'greenroom_sockets',
    help: 'Open sockets of performers and customers.',
    registers,
    collect: (): void => openSockets.set(sockets()),
  });
  const inFlight: Gauge = new Gauge({
    name: 'greenroom_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect: (): void => inFlight.set(running),
  });
  return {
    measureAnswers: (app) => {
      app.addHook('onRequest', async (_request, reply) => {
        running += 1;
        reply.raw.once('close', () => {
          running -= 1;
        });
      });
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = 'none' } = request.routeOptions;
        answers.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / MILLIS_PER_SECOND,
        );
      });
    },
    onRound: (work, seconds, isDone) => {
      rounds.observe({ work }, seconds);
      if (!isDone) failures.inc({ work });
    },
    inFlight: () => running,
    text: async () => {
      // Those of the process observe it from then on, which a platform that nobody measures need not pay for.
      if (isFirst) collectDefaultMetrics({ register: registry });
      isFirst = false;
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
};
