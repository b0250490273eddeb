import type { SessionState } from './session-state.ts';

/** Stage of the studio, from a closed account to a connected customer. */
export type StudioStage = 'notApproved' | 'idle' | 'failed' | 'starting' | 'ready' | 'request' | 'connected';

/**
 * Finds the stage of the studio; the first that holds counts: connected, request, ready, starting, not approved, failed.
 * @spec §4 Session status, Account approval
 */
export const studioStage = (session: SessionState, approved: boolean): StudioStage => {
  if (session.status === 'connected') return 'connected';
  if (session.request.status === 'pending') return 'request';
  if (session.status === 'active') return 'ready';
  if (session.starting) return 'starting';
  if (!approved) return 'notApproved';
  return session.status === 'error' || session.error !== undefined ? 'failed' : 'idle';
};
