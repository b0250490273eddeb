import { isDeepStrictEqual } from 'node:util';
import { fieldOf } from '@greenroom/core/kernel/json';
import type { Seen } from '../actors/watched-state.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import type { Ban, Expectation, WantedValue } from './scenario.wire.ts';

/** Checks whether the value that is there matches the wanted one. */
const isWanted = (seen: Seen, wanted: WantedValue): boolean => {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return isDeepStrictEqual(seen, wanted);
  if ('atLeast' in wanted) return typeof seen === 'number' && seen >= wanted.atLeast;
  if ('atMost' in wanted) return typeof seen === 'number' && seen <= wanted.atMost;
  if ('not' in wanted) return !isDeepStrictEqual(seen, wanted.not);
  if (!('contains' in wanted)) return false;
  return typeof seen === 'string' || Array.isArray(seen) ? seen.includes(wanted.contains) : false;
};

/** Checks whether all wanted values are there; more may be. */
const holds = (whole: unknown, part: unknown): boolean => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(whole, part);
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) => value === undefined || holds(Reflect.get(whole, key), value));
};

export type Condition = Pick<Expectation, 'state' | TraceEventKind> | Pick<Ban, 'state' | TraceEventKind>;
const KINDS = ['call', 'failed', 'event', 'sent', 'heard', 'toy', 'alert'] as const;
type TraceEventKind = (typeof KINDS)[number];

/** One part of a condition that can be judged alone. */
export interface Claim {
  readonly text: string;
  /** True for what is read from the state, which is as it is now; events are those that happened. */
  readonly isOfState: boolean;
  /** True for a number of events, which is known only when the time is over. */
  readonly isCounted: boolean;
  readonly isTrue: (read: (path: string) => Seen, happened: readonly TraceEvent[]) => boolean;
  /** Describes the values that are there instead. */
  readonly instead: (read: (path: string) => Seen, happened: readonly TraceEvent[]) => string;
}

const fits = (traceEvent: TraceEvent, kind: TraceEventKind, wanted: unknown): boolean => {
  if (traceEvent.kind !== kind) return false;
  if (kind === 'alert') return 'key' in traceEvent && traceEvent.key === wanted;
  if (kind === 'toy') return 'entry' in traceEvent && holds(traceEvent.entry, wanted);
  return holds(traceEvent, typeof wanted === 'string' ? { name: wanted } : wanted);
};
/** Exact number of events that is wanted, where one is. */
const timesOf = (wanted: unknown): number | undefined => {
  const times = fieldOf(wanted, 'times');
  return typeof times === 'number' ? times : undefined;
};
const withoutTimes = (wanted: unknown): unknown => {
  const { times: _times, ...rest } = Object(wanted);
  return rest;
};
const described = (traceEvent: TraceEvent): string => {
  const { at: _at, kind: _kind, ...rest } = traceEvent;
  return JSON.stringify('entry' in rest ? rest.entry : rest);
};
/** Number of events that are listed when the expected one is missing. */
const MOST_LISTED = 5;

const insteadOf = (kind: TraceEventKind, happened: readonly TraceEvent[]): string => {
  const alike = happened.filter((one) => one.kind === kind).slice(-MOST_LISTED);
  return alike.length === 0 ? `no ${kind} at all` : alike.map(described).join(', ');
};

export const claimsOf = (condition: Condition): readonly Claim[] => {
  const states = Object.entries(condition.state ?? {}).map(([path, wanted]): Claim => ({
    text: `${path} = ${JSON.stringify(wanted)}`,
    isOfState: true,
    isCounted: false,
    isTrue: (read) => wanted !== undefined && isWanted(read(path), wanted),
    instead: (read) => `${path} = ${JSON.stringify(read(path))}`,
  }));
  const traceEvents = KINDS.flatMap((kind): Claim | readonly [] => {
    const wanted = condition[kind];
    return wanted === undefined
      ? []
      : {
          text: `${kind} ${JSON.stringify(wanted)}`,
          isOfState: false,
          isCounted: timesOf(wanted) !== undefined,
          isTrue: (_read, happened) => {
            const times = timesOf(wanted);
            if (times === undefined) return happened.some((one) => fits(one, kind, wanted));
            return happened.filter((one) => fits(one, kind, withoutTimes(wanted))).length === times;
          },
          instead: (_read, happened) => {
            if (timesOf(wanted) === undefined) return insteadOf(kind, happened);
            return `${happened.filter((one) => fits(one, kind, withoutTimes(wanted))).length} of them`;
          },
        };
  });
  return [...states, ...traceEvents];
};
