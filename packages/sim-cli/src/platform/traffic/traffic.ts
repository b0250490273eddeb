import { withoutSecrets } from '../../traffic/redact.ts';
import type { TraceEvent, NewTraceEvent } from '../../traffic/trace-event.ts';

/** One thing that passed through the platform. */
export interface TrafficEntry {
  readonly id: number;
  readonly performerId: string | undefined;
  readonly traceEvent: TraceEvent;
}

/** Traffic of the platform, for tools that look at it. Without passwords, codes, tokens and the like. */
export interface Traffic {
  readonly write: (performerId: string | undefined, traceEvent: NewTraceEvent) => void;
  /** Lists the entries after this one, oldest first. */
  readonly after: (id: number) => readonly TrafficEntry[];
  /** The newest one; 0 before the first. */
  readonly last: () => number;
  readonly find: (id: number) => TrafficEntry | undefined;
}

/** Number of entries that are kept; older ones are dropped. */
const MOST_ENTRIES = 10_000;

export const createTraffic = (now: () => number): Traffic => {
  let entries: TrafficEntry[] = [];
  let last = 0;
  return {
    write: (performerId, traceEvent) => {
      last += 1;
      const at = Math.round(now());
      // A toy gets no secret, and its `code` is an answer.
      const kept = traceEvent.kind === 'toy' ? traceEvent : withoutSecrets(traceEvent);
      entries.push({ id: last, performerId, traceEvent: { at, ...kept } });
      // Seldom, and many at once: moving them one by one would cost more.
      if (entries.length > 2 * MOST_ENTRIES) entries = entries.slice(-MOST_ENTRIES);
    },
    after: (id) => entries.filter((entry) => entry.id > id).slice(-MOST_ENTRIES),
    last: () => last,
    find: (id) => entries.find((entry) => entry.id === id),
  };
};
