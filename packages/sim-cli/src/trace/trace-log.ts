import { withoutSecrets } from './redact.ts';
import type { TraceEvent, NewTraceEvent } from './trace-event.ts';

/** One thing that passed through the platform. */
export interface TraceEntry {
  readonly id: number;
  readonly performerId: string | undefined;
  readonly traceEvent: TraceEvent;
}

/** Number of entries that are kept; older ones are dropped. */
const MOST_ENTRIES = 10_000;
/** Number of entries beyond it after which the oldest are dropped together: moving all for each would cost more. */
const DROPPED_AT_ONCE = 1_000;

/** Log of what passes through the platform, for tools that look at it. Without passwords, codes, tokens and the like. */
export const createTraceLog = (now: () => number) => {
  let entries: TraceEntry[] = [];
  let last = 0;
  return {
    write: (performerId: string | undefined, traceEvent: NewTraceEvent): void => {
      last += 1;
      const at = Math.round(now());
      // A toy gets no secret, and its `code` is an answer.
      const kept = traceEvent.kind === 'toy' ? traceEvent : withoutSecrets(traceEvent);
      entries.push({ id: last, performerId, traceEvent: { at, ...kept } });
      if (entries.length >= MOST_ENTRIES + DROPPED_AT_ONCE) entries = entries.slice(-MOST_ENTRIES);
    },
    /** Lists the entries after this one, oldest first. */
    after: (id: number): readonly TraceEntry[] => entries.filter((entry) => entry.id > id).slice(-MOST_ENTRIES),
    /** The newest one; 0 before the first. */
    last: (): number => last,
    find: (id: number): TraceEntry | undefined => entries.find((entry) => entry.id === id),
  };
};

export type TraceLog = ReturnType<typeof createTraceLog>;
