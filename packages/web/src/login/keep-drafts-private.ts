import type { PerformerId } from '@greenroom/core/kernel/ids';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';

/**
 * Forgets her drafts when she logs out herself, and when somebody else logs in. A login that ended by force keeps them: what she
 * typed is there when she comes back.
 */
export const keepDraftsPrivate = (login: Watchable<LoginState>, drafts: { readonly clear: () => void }): Cancel => {
  let status = login.state().status;
  let owner: PerformerId | undefined;
  return login.subscribe((state) => {
    const before = status;
    status = state.status;
    const isOut = before === 'loggedOut' && status === 'unauthenticated';
    if (isOut && state.forcedOut === undefined) drafts.clear();
    const id = state.account?.id;
    if (id === undefined || status !== 'initializing') return;
    if (owner !== undefined && owner !== id) drafts.clear();
    owner = id;
  });
};
