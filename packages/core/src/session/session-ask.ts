import type { SessionStep } from './session-event.ts';
import type { SessionMemory } from './session-state.ts';

/** Fetches the running requests and sessions from the platform; the answer of an earlier call no longer counts. @spec §4 Request flow */
export const askCurrent = (state: SessionMemory): SessionStep => {
  const call = state.calls + 1;
  return {
    state: { ...state, calls: call, awaited: { ...state.awaited, current: { call, isStale: false } } },
    effects: [{ type: 'askCurrent', call }],
  };
};
