import { isForumClosed, type GuardContext } from './guards.ts';
import { ROUTE_NAMES, ROUTES, type Destination, type MenuGroup, type RouteName } from './routes.ts';

const isDestination = (name: RouteName): name is Destination => ROUTES[name].menu !== undefined;

const DESTINATIONS: readonly Destination[] = ROUTE_NAMES.filter(isDestination);

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
}

/** Entries of the menu, in order. @spec §2 Screens and routes — menu entries */
export const menu = (context: MenuContext): readonly MenuEntry[] => {
  const forumClosed = isForumClosed(context);
  const destinations = DESTINATIONS.filter((route) => !(forumClosed && ROUTES[route].forum === true)).map(
    (route): MenuEntry => ({ kind: 'route', route, group: ROUTES[route].menu ?? 'work', labelKey: `menu.${route}` }),
  );
  const notice: readonly MenuEntry[] = context.approved
    ? []
    : [{ kind: 'notice', notice: 'notApproved', labelKey: 'menu.notApproved' }];
  const work: MenuEntry =
    context.work === 'ready'
      ? { kind: 'action', action: 'pause', labelKey: 'menu.pauseWork' }
      : { kind: 'action', action: 'resume', labelKey: 'menu.resumeWork' };
  return [...notice, ...destinations, work, { kind: 'action', action: 'logOut', labelKey: 'menu.logOut' }];
};
