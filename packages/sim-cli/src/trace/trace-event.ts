import type { ToyLogEntry } from '../toys/toy-drawer.ts';

/** Place of an event: the performer, the platform, the toy, the network, or a customer by name. */
export type Lane = string;

/** One thing that happened, as the simulated platform or a replay saw it. */
export type TraceEvent = {
  readonly at: number;
  /** Performer of the event, in a run with several, for all but the first. */
  readonly performer?: string;
} & (
  | {
      readonly kind: 'does';
      readonly who: Lane;
      readonly action: string;
      readonly detail: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'call'; readonly name: string; readonly body: unknown }
  /** … and it did not give its answer. */
  | { readonly kind: 'failed'; readonly name: string; readonly status: number; readonly message: string }
  /** An event from the platform to the performer. */
  | { readonly kind: 'event'; readonly name: string; readonly content: unknown }
  /** An event from the performer over the socket. */
  | { readonly kind: 'sent'; readonly name: string; readonly to: string; readonly content: unknown }
  | { readonly kind: 'heard'; readonly who: Lane; readonly what: string; readonly text?: string }
  | { readonly kind: 'toy'; readonly entry: ToyLogEntry }
  | { readonly kind: 'state'; readonly path: string; readonly from: unknown; readonly to: unknown }
  | { readonly kind: 'alert'; readonly key: string }
);

type WithoutTime<Whole> = Whole extends unknown ? Omit<Whole, 'at'> : never;
export type NewTraceEvent = WithoutTime<TraceEvent>;

/** @param follow called for each entry at once */
export const createTrace = (now: () => number, follow?: (traceEvent: TraceEvent) => void) => {
  const entries: TraceEvent[] = [];
  return {
    entries: (): readonly TraceEvent[] => entries,
    write: (traceEvent: NewTraceEvent): void => {
      const entry: TraceEvent = { at: Math.round(now()), ...traceEvent };
      entries.push(entry);
      follow?.(entry);
    },
  };
};

/** Trace of the events so far. */
export type Trace = ReturnType<typeof createTrace>;
