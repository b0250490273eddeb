import { createActor } from '@greenroom/core/kernel/machine';
import { UNKNOWN_IDENTITY, type LoginState } from '@greenroom/core/login/performer-status-state';

/** A log-in that is as a test says. */
export const toldLogin = () =>
  createActor<LoginState, Partial<LoginState>, never>({
    initial: UNKNOWN_IDENTITY,
    transition: (state, change) => ({ state: { ...state, ...change }, effects: [] }),
    perform: () => undefined,
  });
