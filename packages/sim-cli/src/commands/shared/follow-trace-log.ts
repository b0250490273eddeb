import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient, AdminFailure } from '../../actors/admin-client.ts';
import type { TraceReport } from '../../platform/base/admin-api/admin-api.wire.ts';

const LOOK_EVERY = 200;
/** Longest wait for a platform that hangs, at the end, in milliseconds. */
const LAST_LOOK = 1_000;

export interface FollowOptions {
  readonly unmask: boolean;
  readonly performer: string | undefined;
  /** Number after which entries are read; by default only new entries are. */
  readonly after?: number;
  /** Ends it, beside Ctrl-C. */
  readonly milliseconds?: number | undefined;
  readonly onReport: (report: TraceReport) => void;
  /** Done after each look at the platform. */
  readonly look?: () => Promise<void>;
  /** Gives up every call of this client. */
  readonly cut: AbortController;
}

/**
 * Follows the trace log of the platform from now on, until Ctrl-C.
 * @returns the reason for an earlier end; the trace log until then has been passed on
 */
export const followTraceLog = async (admin: AdminClient, options: FollowOptions): Promise<AdminFailure | undefined> => {
  const { unmask, performer, milliseconds, onReport, cut } = options;
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      end.abort();
      setTimeout(() => cut.abort(), LAST_LOOK).unref();
    });
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  let last = options.after;
  const look = async (): Promise<AdminFailure | undefined> => {
    const told = await admin.traceLog(last ?? 0, { unmask });
    if (!told.ok) return told.error;
    const isFirst = last === undefined;
    last = told.value.at(-1)?.id ?? last ?? 0;
    if (!isFirst)
      for (const report of told.value) {
        if (performer === undefined || report.performerId === performer) onReport(report);
      }
    await options.look?.();
    return undefined;
  };
  while (!end.signal.aborted && performance.now() < until) {
    const trouble = await look();
    // An end by the user while the platform hangs is no failure of the platform.
    if (trouble !== undefined) return end.signal.aborted ? undefined : trouble;
    await sleep(LOOK_EVERY, undefined, { signal: end.signal }).catch(() => undefined);
  }
  await look();
  return undefined;
};
