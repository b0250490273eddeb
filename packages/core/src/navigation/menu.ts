import { isForumClosed, type GuardContext } from './guards.ts';
import { ROUTES, type RouteName } from './routes.ts';

/** Groups of the menu: the day's work, the account, help and rules. */
export type MenuGroup = 'work' | 'account' | 'help';

const DESTINATIONS = [
  ['work', 'news'],
  ['work', 'inbox'],
  ['work', 'clients'],
  ['work', 'memos'],
  ['work', 'earnings'],
  ['work', 'toys'],
  ['work', 'forum'],
  ['account', 'profile'],
  ['account', 'profile-photos'],
  ['account', 'newPhoto'],
  ['account', 'profile-videos'],
  ['account', 'vip'],
  ['account', 'brands'],
  ['account', 'personal'],
  ['account', 'settings'],
  ['help', 'instructions'],
  ['help', 'faq'],
  ['help', 'live-help'],
  ['help', 'customer-service'],
  ['help', 'contact'],
  ['help', 'complaints'],
  ['help', 'terms'],
  ['help', 'privacy-policy'],
  ['help', 'cookies'],
] as const satisfies readonly (readonly [MenuGroup, RouteName])[];

type Destination = (typeof DESTINATIONS)[number][1];

export type MenuEntry =
  | {
      readonly kind: 'route';
      readonly route: Destination;
      readonly group: MenuGroup;
      readonly labelKey: `menu.${Destination}`;
    }
  | { readonly kind: 'action'; readonly action: 'pause'; readonly labelKey: 'menu.pauseWork' }
  | { readonly kind: 'action'; readonly action: 'resume'; readonly labelKey: 'menu.resumeWork' }
  | { readonly kind: 'action'; readonly action: 'logOut'; readonly labelKey: 'menu.logOut' }
  | { readonly kind: 'notice'; readonly notice: 'notApproved'; readonly labelKey: 'menu.notApproved' };

export interface MenuContext extends Pick<GuardContext, 'forumBlocked' | 'theme'> {
  readonly work: 'ready' | 'pause';
  readonly approved: boolean;
  /** The screens that have a page: a set of their names, or a map from them. */
  readonly available: ReadonlySet<RouteName> | ReadonlyMap<RouteName, unknown>;
}

/** Entries of the menu, in order. @spec §2 Screens and routes — menu entries */
export const menu = (context: MenuContext): readonly MenuEntry[] => {
  const forumClosed = isForumClosed(context);
  const destinations = DESTINATIONS.filter(
    ([, route]) => context.available.has(route) && !(forumClosed && ROUTES[route].forum === true),
  ).map(([group, route]): MenuEntry => ({ kind: 'route', route, group, labelKey: `menu.${route}` }));
  const notice: readonly MenuEntry[] = context.approved
    ? []
    : [{ kind: 'notice', notice: 'notApproved', labelKey: 'menu.notApproved' }];
  const work: MenuEntry =
    context.work === 'ready'
      ? { kind: 'action', action: 'pause', labelKey: 'menu.pauseWork' }
      : { kind: 'action', action: 'resume', labelKey: 'menu.resumeWork' };
  return [...notice, ...destinations, work, { kind: 'action', action: 'logOut', labelKey: 'menu.logOut' }];
};
