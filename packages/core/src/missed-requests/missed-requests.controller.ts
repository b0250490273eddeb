import type { PerformerId } from '../kernel/ids.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createValue } from '../kernel/value.ts';
import type { MissedMemory } from './missed-memory.port.ts';
import type { MissedRequest } from '../session/missed-request.ts';

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
  /** Clears this device at a log-out. */
  readonly forget: () => void;
  /** Shows nothing any more: the next person at this screen must not read it. */
  readonly reset: () => void;
}

const NONE: readonly MissedRequest[] = [];
/** Greatest number of missed requests that are kept; the oldest is dropped. @spec §4 Request flow — the number is our choice */
const MAX_MISSED_REQUESTS = 100;

/** The list with one more: newest first, the oldest gives way. @spec §4 Request flow — a request that opens no modal */
const withMissed = (missed: readonly MissedRequest[], one: MissedRequest): readonly MissedRequest[] =>
  [one, ...missed].slice(0, MAX_MISSED_REQUESTS);

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
    forget: memory.clear,
    reset: () => missed.set(NONE),
  };
};
