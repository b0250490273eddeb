import { unchanged, type Step } from '../kernel/machine.ts';
import type { Millis } from '../kernel/units.ts';

/** Period and greatest number of the tries of a call that gets no answer. */
export interface Persistence {
  readonly every: Millis;
  readonly times: number;
}

/** A call that is repeated until it is answered. `left` is the number of tries after the one under way, or the next one. */
export type PersistentCall =
  | { readonly status: 'trying' | 'waiting'; readonly persistence: Persistence; readonly left: number }
  | { readonly status: 'over' };

export type PersistentCallEvent =
  | { readonly type: 'started'; readonly persistence: Persistence } // by the caller
  | { readonly type: 'answered'; readonly isEnough: boolean } // by the call; not enough where nothing came back
  | { readonly type: 'retryDue' } // by the clock
  | { readonly type: 'ended' }; // by the caller

export type PersistentCallEffect =
  | { readonly type: 'attempt' }
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' }
  | { readonly type: 'reportOver' };

type CallStep = Step<PersistentCall, PersistentCallEffect>;

export const CALL_OVER: PersistentCall = { status: 'over' };

const attempt = (persistence: Persistence, left: number): CallStep => ({
  state: { status: 'trying', persistence, left },
  effects: [{ type: 'attempt' }],
});
const end: CallStep = { state: CALL_OVER, effects: [{ type: 'cancelSchedule' }, { type: 'reportOver' }] };

/** Makes a call until it is answered, a limited number of times. */
export const persistentCall = (state: PersistentCall, event: PersistentCallEvent): CallStep => {
  if (event.type === 'started') return attempt(event.persistence, event.persistence.times - 1);
  if (state.status === 'over') return unchanged(state);
  const { persistence, left } = state;
  switch (event.type) {
    case 'answered':
      if (event.isEnough || left === 0) return end;
      return {
        state: { ...state, status: 'waiting' },
        effects: [{ type: 'schedule', after: persistence.every }],
      };
    case 'retryDue':
      return attempt(persistence, left - 1);
    case 'ended':
      return end;
  }
};
