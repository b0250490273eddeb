import type { SessionState } from '@greenroom/core/session/session-state';

/** What the studio is about at this moment, from a locked door to a customer in the room. */
export type StudioStage = 'notApproved' | 'idle' | 'failed' | 'starting' | 'ready' | 'request' | 'connected';

/** @spec §4 Session status, Account approval */
export const studioStage = (session: SessionState, approved: boolean): StudioStage => {
  if (session.status === 'connected') return 'connected';
  if (session.request.status === 'pending') return 'request';
  if (session.status === 'active') return 'ready';
  if (session.starting) return 'starting';
  if (!approved) return 'notApproved';
  return session.status === 'error' || session.error !== undefined ? 'failed' : 'idle';
};
