import type { PerformerId } from '../kernel/ids.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createValue } from '../kernel/value.ts';
import type { MissedMemory } from './missed-memory.port.ts';
import type { MissedRequest } from './missed-request.ts';
import { withMissed } from './missed-requests.ts';

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
