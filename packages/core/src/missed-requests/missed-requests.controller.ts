import type { PerformerId } from '../kernel/ids.ts';
import { createValue, type Watchable } from '../kernel/machine.ts';
import { seconds } from '../kernel/units.ts';
import type { MissedRequest, StillAsking } from '../session/missed-request.ts';
import type { MissedMemory } from './missed-memory.port.ts';

export interface MissedRequestsDeps {
  readonly memory: MissedMemory;
  readonly performerId: () => PerformerId;
}

export interface MissedRequestsController {
  /** Newest first, at most 100. */
  readonly watch: Watchable<readonly MissedRequest[]>;
  /** Loads the requests from before a reload. */
  readonly load: () => void;
  readonly add: (missed: MissedRequest) => void;
  /** Adds those that the platform answered alone, each once. */
  readonly addAnswered: (missed: readonly MissedRequest[]) => void;
  /** Takes a request off the list that rings after all: an outage had taken it away, or the performer was not ready or busy. */
  readonly stillAsks: (asking: StillAsking) => void;
  /** Clears this device at a log-out. */
  readonly forget: () => void;
  /** Shows nothing any more: the next person at this screen must not read it. */
  readonly reset: () => void;
}

const NONE: readonly MissedRequest[] = [];
/** Greatest number of missed requests that are kept; the oldest is dropped. @spec §4 Request flow — the number is our choice */
const MAX_MISSED_REQUESTS = 100;

/**
 * Adds a missed request to the list: newest first, the oldest is dropped beyond the limit.
 * @spec §4 Request flow — a request that opens no modal
 */
const withMissed = (missed: readonly MissedRequest[], one: MissedRequest): readonly MissedRequest[] =>
  [one, ...missed].slice(0, MAX_MISSED_REQUESTS);

/** The platform counts back to the time of a request in whole seconds: two answers may differ by one. */
const ROUNDING = seconds(1);

/** Ways in which this page, when it was without a connection, saw a request of the platform's list end. */
const SEEN_HERE: ReadonlySet<MissedRequest['why']> = new Set(['disconnected', 'cancelled']);

/** Reasons for which a request is listed while it still waits at the platform, which may let it ring later. */
const STILL_WAITING: ReadonlySet<MissedRequest['why']> = new Set(['disconnected', 'busy', 'notActive']);

/**
 * Adds to the list a missed request that the platform answered by itself. It replaces this page's own entry of the same request, made
 * without a connection, because the platform knows the reason.
 * @spec §4 Request flow
 */
const withAnswered = (missed: readonly MissedRequest[], one: MissedRequest): readonly MissedRequest[] => {
  const isOf = ({ client }: MissedRequest): boolean => client.id === one.client.id;
  const isSame = (each: MissedRequest): boolean => Math.abs(each.at - one.at) <= ROUNDING && each.why === one.why;
  if (missed.some((each) => isOf(each) && isSame(each))) return missed;
  const seen = missed.findLast((each) => isOf(each) && SEEN_HERE.has(each.why) && each.at >= one.at);
  return [...missed.filter((each) => each !== seen), one]
    .toSorted((left, right) => right.at - left.at)
    .slice(0, MAX_MISSED_REQUESTS);
};

/** Keeps the requests that did not become a session. @spec §4 Request flow */
export const createMissedRequestsController = ({
  memory,
  performerId,
}: MissedRequestsDeps): MissedRequestsController => {
  const missed = createValue(NONE);
  return {
    watch: missed,
    load: () => missed.set(memory.read(performerId())),
    add: (one) => {
      missed.set(withMissed(missed.state(), one));
      memory.write(performerId(), missed.state());
    },
    addAnswered: (ones) => {
      const known = missed.state();
      const all = ones.toReversed().reduce(withAnswered, known);
      if (all === known) return;
      missed.set(all);
      memory.write(performerId(), all);
    },
    stillAsks: ({ client, since }) => {
      const known = missed.state();
      const left = known.filter(
        (each) => each.client.id !== client.id || !STILL_WAITING.has(each.why) || each.at < since - ROUNDING,
      );
      if (left.length === known.length) return;
      missed.set(left);
      memory.write(performerId(), left);
    },
    forget: memory.clear,
    reset: () => missed.set(NONE),
  };
};
