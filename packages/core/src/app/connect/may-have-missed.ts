import type { RealtimeState } from '../../realtime/realtime.controller.ts';

/**
 * Tells whether events may have gone by before this connection was acknowledged. Also before the first one: what the page knows was
 * asked for when the connection was not there yet. @spec §4 Real-time connection
 */
export const mayHaveMissed = (state: RealtimeState, before: RealtimeState): boolean =>
  state.connectedCount > before.connectedCount;

/** Tells whether the first connection was made at the first try, so that there never was one to be lost. */
export const isFirstConnection = (state: RealtimeState, before: RealtimeState): boolean =>
  mayHaveMissed(state, before) && state.connectedCount === 1 && before.attempt === 0;
