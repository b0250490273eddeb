import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, type Watchable } from '../kernel/machine.ts';
import { createQuery } from '../kernel/query.controller.ts';
import type { PerformerMemory } from '../kernel/storage.port.ts';
import { seconds, type Seconds } from '../kernel/units.ts';
import type { ClientData, MissedRequest, MissedWhy, StillAsking } from '../session/client-data.ts';
import type { MissedRequestsApi } from './missed-requests-api.port.ts';

/** A customer who asked, with the latest of the requests. */
export interface WhoAsked {
  readonly client: ClientData;
  readonly at: Seconds;
  /** `ringing` on another device of the performer. */
  readonly why: MissedWhy | 'ringing';
  /** Number of the requests. */
  readonly count: number;
}

type Asked = Pick<MissedRequest, 'client' | 'at'>;

/** Greatest difference between the platform's time and that of this page for one and the same request without an id. */
const SAME_WITHIN = seconds(5);

const isSameRequest = (one: Asked, other: Asked): boolean => {
  if (one.client.id !== other.client.id) return false;
  const { requestId: first } = one.client;
  const { requestId: second } = other.client;
  if (first !== undefined && second !== undefined) return first === second;
  return Math.abs(one.at - other.at) <= SAME_WITHIN;
};

/**
 * Lists each customer once, by the latest request.
 * @param missed newest first
 * @param ringing requests that ring on another device
 * @spec §4 Request flow — the list is our choice
 */
export const whoAsked = (
  missed: readonly MissedRequest[],
  ringing: readonly StillAsking[] = [],
): readonly WhoAsked[] => {
  const asking = ringing
    .map(({ client, since }) => ({ client, at: since, why: 'ringing' }) as const)
    // The other device has answered; the session learns that with its next snapshot.
    .filter((each) => !missed.some((listed) => isSameRequest(listed, each)));
  return [...Map.groupBy([...asking, ...missed], ({ client }) => client.id).values()].flatMap((requests) => {
    const [latest] = requests;
    return latest === undefined ? [] : [{ ...latest, count: requests.length }];
  });
};

export interface MissedRequestsDeps {
  readonly api: MissedRequestsApi;
  /** False where the platform has no such call: then this browser's own list is all. */
  readonly isOffered: boolean;
  readonly log: Log;
  /** Keeps the list through a reload, newest first, so that unread ones are not lost with the page. */
  readonly memory: PerformerMemory<readonly MissedRequest[]>;
  readonly performerId: () => PerformerId;
}

export type MissedRequestsController = ReturnType<typeof createMissedRequestsController>;

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

/** Ends that this page recorded while it was disconnected. */
const SEEN_HERE: ReadonlySet<MissedRequest['why']> = new Set(['performerLost', 'cancelled']);

/** Reasons for which a request is listed while it still waits at the platform, which may let it ring later. */
const STILL_WAITING: ReadonlySet<MissedRequest['why']> = new Set(['performerLost', 'busy', 'notActive']);

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

/** Joins the account's list with that of this page, which may know a request a moment before the platform. */
const withAccount = (own: readonly MissedRequest[], account: readonly MissedRequest[]): readonly MissedRequest[] => {
  const others = own.filter((each) => !account.some((listed) => isSameRequest(listed, each)));
  return [...account, ...others].toSorted((left, right) => right.at - left.at).slice(0, MAX_MISSED_REQUESTS);
};

/** Keeps the requests that did not become a session: newest first, at most 100. @spec §4 Request flow */
export const createMissedRequestsController = (deps: MissedRequestsDeps) => {
  const { api, isOffered, log, memory, performerId } = deps;
  const missed = createValue(NONE);
  const store = (next: readonly MissedRequest[]): void => {
    missed.set(next);
    memory.write(performerId(), next);
  };
  const account = createQuery({
    name: 'missed requests',
    fetch: api.missed,
    log,
    onData: (listed) => store(withAccount(missed.state(), listed)),
  });
  /** Fetches the account's list again: requests may have ended without this page. */
  const refresh = (): void => {
    if (isOffered) account.load(performerId());
  };
  const watch: Watchable<readonly MissedRequest[]> = missed;
  return {
    watch,
    /** Loads the requests from before a reload, and fetches those of the account. */
    load: () => {
      missed.set(memory.read(performerId()) ?? NONE);
      refresh();
    },
    refresh,
    add: (one: MissedRequest) => store(withMissed(missed.state(), one)),
    /** Adds those that the platform answered alone, each once. */
    addAnswered: (ones: readonly MissedRequest[]) => {
      const known = missed.state();
      const all = ones.toReversed().reduce(withAnswered, known);
      if (all !== known) store(all);
    },
    /** Removes a request that rings again, after an outage or once the performer is ready. */
    stillAsks: ({ client, since }: StillAsking) => {
      const known = missed.state();
      const left = known.filter(
        (each) => each.client.id !== client.id || !STILL_WAITING.has(each.why) || each.at < since - ROUNDING,
      );
      if (left.length < known.length) store(left);
    },
    /** Clears this device at a log-out. */
    forget: memory.clear,
    /** Clears the list: the next user of this screen must not read it. */
    reset: () => {
      account.clear();
      missed.set(NONE);
    },
  };
};
