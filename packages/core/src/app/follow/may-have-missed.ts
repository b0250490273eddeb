import type { RealtimeState } from '../../realtime/realtime.controller.ts';

/**
 * Whether events may have gone by before this connection was acknowledged: it is not the first one, or the first one needed more than
 * one try. @spec §4 Real-time connection
 */
export const mayHaveMissed = (state: RealtimeState, before: RealtimeState): boolean =>
  state.connectedCount > before.connectedCount && (state.connectedCount > 1 || before.attempt > 0);
