import { readToyLog, saidIn } from '../../actors/toy-app-log.ts';
import type { SimulatedToy } from '../../actors/toy-drawer.ts';
import type { TrafficReport } from '../../platform/admin/traffic.wire.ts';

/** Watches the toy app beside a platform, on the platform's time. */
export interface ToyWatch {
  /** @returns the toys in the drawer; earlier entries do not count */
  readonly begin: () => Promise<readonly SimulatedToy[]>;
  /** @returns what the toys were told since the last look */
  readonly look: () => Promise<readonly TrafficReport[]>;
}

/**
 * @param url empty when there is no app; then nothing is ever seen
 * @param platform its time now, and how fast that passes
 */
export const createToyWatch = (
  url: string,
  { now: begins, clockRate }: { readonly now: number; readonly clockRate: number },
): ToyWatch => {
  let seen = 0;
  const ahead = begins - performance.now() * clockRate;
  const log = () => (url === '' ? undefined : readToyLog(url));
  return {
    begin: async () => {
      const told = await log();
      seen = told?.entries.length ?? 0;
      return told?.toys ?? [];
    },
    look: async () => {
      const told = await log();
      const fresh = told?.entries.slice(seen) ?? [];
      seen += fresh.length;
      const appNow = told?.now ?? 0;
      const now = performance.now() * clockRate + ahead;
      return fresh.map((entry) => ({
        id: 0,
        traceEvent: { kind: 'toy', at: Math.round(now - (appNow - entry.at) * clockRate), entry: saidIn(entry) },
      }));
    },
  };
};
