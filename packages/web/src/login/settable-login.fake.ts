import { createActor } from '@greenroom/core/kernel/machine';
import { UNKNOWN_IDENTITY, type LoginState } from '@greenroom/core/login/performer-status-state';

/** Creates a log-in whose state a test sets. */
export const createSettableLogin = () =>
  createActor<LoginState, Partial<LoginState>, never>({
    initial: UNKNOWN_IDENTITY,
    transition: (state, change) => ({ state: { ...state, ...change }, effects: [] }),
    perform: () => undefined,
  });
