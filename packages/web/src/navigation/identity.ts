import { isUnreachable, type LoginState } from '@greenroom/core/login/performer-status-state';
import type { GuardContext } from '@greenroom/core/navigation/guards';
import { isInside } from '../login/is-inside.ts';
import type { Site } from './site-context.ts';

const FORUM_BLOCKED = 'ForumBlocked';

/** Facts about the login that guards and menu need. @spec §2 Guards, §3 Performer account — performer_tags */
export const guardContextOf = (login: LoginState, site: Site): GuardContext => ({
  ...site,
  checkedOnce: login.checkedOnce && !isUnreachable(login),
  loggedIn: isInside(login),
  forumBlocked: login.account?.tags.includes(FORUM_BLOCKED) ?? false,
});
