import { setTimeout as sleep } from 'node:timers/promises';
import type { TrafficReport } from '../platform/admin/traffic.wire.ts';
import { unwrap, type Reached } from './running-platform.ts';

const LOOK_EVERY = 200;

export interface FollowOptions {
  readonly unmask: boolean;
  readonly performer: string | undefined;
  /** What came after this; by default what comes from now on. */
  readonly after?: number;
  /** Ends it, beside Ctrl-C. */
  readonly milliseconds?: number | undefined;
  readonly hear: (report: TrafficReport) => void;
  /** Done after each look at the platform. */
  readonly look?: () => Promise<void>;
}

/** Hears what passes through the platform from now on, until Ctrl-C. @throws CommandFailure when the platform is gone */
export const followTraffic = async ({ admin }: Reached, options: FollowOptions): Promise<void> => {
  const { unmask, performer, milliseconds, hear, look: alsoLook } = options;
  let last = options.after ?? unwrap(await admin.traffic(0, false)).at(-1)?.id ?? 0;
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  const look = async (): Promise<void> => {
    for (const report of unwrap(await admin.traffic(last, unmask))) {
      last = report.id;
      if (performer === undefined || report.performerId === performer) hear(report);
    }
    await alsoLook?.();
  };
  while (!end.signal.aborted && performance.now() < until) {
    await look();
    await sleep(LOOK_EVERY, undefined, { signal: end.signal }).catch(() => undefined);
  }
  await look();
};
