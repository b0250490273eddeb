import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import type { SessionDrafts } from '../device/session-drafts.ts';

/**
 * Forgets the drafts when the performer logs out, and when another performer logs in, also after a reload. A login that ended by force
 * keeps them for the same performer.
 */
export const clearDraftsOnUserChange = (
  login: Watchable<LoginState>,
  drafts: Pick<SessionDrafts, 'clear' | 'owner' | 'setOwner'>,
): Cancel => {
  let status = login.state().status;
  return login.subscribe((state) => {
    const before = status;
    status = state.status;
    const isOut = before === 'loggedOut' && status === 'unauthenticated';
    if (isOut && state.forcedOut === undefined) drafts.clear();
    const id = state.account?.id;
    if (id === undefined || status !== 'initializing') return;
    const owner = drafts.owner();
    if (owner !== undefined && owner !== id) drafts.clear();
    drafts.setOwner(id);
  });
};
