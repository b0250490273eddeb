import { createActor, NO_EFFECTS, type Watchable } from '../kernel/machine.ts';
import type { MissedRequest } from './missed-request.ts';
import { withMissed } from './missed-requests.ts';

export interface MissedRequestsController {
  /** Newest first, at most 100. */
  readonly watch: Watchable<readonly MissedRequest[]>;
  readonly add: (missed: MissedRequest) => void;
  /** Forgets everything: the next person at this screen must not read it. */
  readonly reset: () => void;
}

type MissedEvent = { readonly type: 'added'; readonly missed: MissedRequest } | { readonly type: 'reset' };

const NONE: readonly MissedRequest[] = [];

/** Remembers who asked for her in vain. @spec §4 Request flow */
export const createMissedRequestsController = (): MissedRequestsController => {
  const actor = createActor<readonly MissedRequest[], MissedEvent, never>({
    initial: NONE,
    transition: (state, event) => ({
      state: event.type === 'added' ? withMissed(state, event.missed) : NONE,
      effects: NO_EFFECTS,
    }),
    perform: () => undefined,
  });
  return {
    watch: actor,
    add: (missed) => actor.send({ type: 'added', missed }),
    reset: () => actor.send({ type: 'reset' }),
  };
};
