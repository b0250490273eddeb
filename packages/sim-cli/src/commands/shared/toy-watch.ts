import type { TraceReport } from '../../platform/base/admin-api/admin-api.wire.ts';
import { toyLogWire, type ToyLog } from '../../platform/base/admin-api/toy-admin.wire.ts';
import { TOY_LOG_PATH } from '../../toys/toy-app-answers.ts';
import type { SimulatedToy } from '../../toys/toy-drawer.ts';

/** An app on the same machine answers at once; what listens there and does not is none. */
const ANSWER_TIMEOUT = 2_000;

/** Reads the commands that the toys of an app got. @returns `undefined` when none runs at this address */
export const readToyLog = async (url: string): Promise<ToyLog | undefined> => {
  const response = await fetch(`${url}${TOY_LOG_PATH}`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).catch(
    () => undefined,
  );
  return toyLogWire.safeParse(await response?.json().catch(() => undefined)).data;
};

/** Fields of an entry without those that are empty, as in the toy's own log. */
export const saidIn = ({
  action,
  name,
  rule,
  strength,
  timeSec,
  value,
  type,
  ...always
}: ToyLog['entries'][number]) => {
  const said = Object.entries({ action, name, rule, strength, timeSec, value, type }).filter(
    ([, part]) => part !== undefined,
  );
  return { ...always, ...Object.fromEntries(said) };
};

/**
 * @param url empty when there is no app; then nothing is ever seen
 * @param platform its time now, and how fast that passes
 */
export const createToyWatch = (
  url: string,
  { now: begins, clockRate }: { readonly now: number; readonly clockRate: number },
) => {
  /** Commands of this app that were looked at, also those that it no longer keeps. */
  let seen = 0;
  const ahead = begins - performance.now() * clockRate;
  const log = () => (url === '' ? undefined : readToyLog(url));
  return {
    /** @returns the toys in the drawer; earlier entries do not count */
    begin: async (): Promise<readonly SimulatedToy[]> => {
      const told = await log();
      seen = told === undefined ? 0 : told.forgotten + told.entries.length;
      return told?.toys ?? [];
    },
    /** @returns what the toys were told since the last look */
    look: async (): Promise<readonly TraceReport[]> => {
      const told = await log();
      if (told === undefined) return [];
      const { entries, forgotten, now: appNow } = told;
      const fresh = entries.slice(Math.max(0, seen - forgotten));
      seen = forgotten + entries.length;
      const now = performance.now() * clockRate + ahead;
      return fresh.map((entry) => ({
        id: 0,
        traceEvent: { kind: 'toy', at: Math.round(now - (appNow - entry.at) * clockRate), entry: saidIn(entry) },
      }));
    },
  };
};
