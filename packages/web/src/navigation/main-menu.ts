import type { Icon } from '@tabler/icons-react';
import { menuPlaceOf, type MenuEntry } from '@greenroom/core/navigation/menu';
import type { MenuGroup } from '@greenroom/core/navigation/route';
import { routeAt } from '@greenroom/core/navigation/route-path';
import type { Destination as DestinationName, RouteName } from '@greenroom/core/navigation/routes';

/** The icon of each destination. */
export type MenuIcons = Readonly<Record<DestinationName, { readonly icon: Icon }>>;

/** One place to go: icon and word. */
export interface MenuDestination {
  readonly route: RouteName;
  readonly to: string;
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'route' }>['labelKey'];
  readonly icon: Icon;
  /** Number of unread items. */
  readonly unread: number;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly destinations: readonly MenuDestination[];
}

/** Something that the menu does where the performer stands, instead of leading elsewhere. */
export interface MenuAction {
  readonly action: Extract<MenuEntry, { readonly kind: 'action' }>['action'];
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'action' }>['labelKey'];
  readonly run: () => void;
}

/**
 * Menu of the pages and actions that the performer may see, with a warning while the account is not approved.
 * @spec §2 Menu entries include pause work / resume work, logout and a not-approved warning
 */
export interface MainMenuModel {
  /** The account is not approved yet. */
  readonly warns: boolean;
  readonly explain: () => void;
  readonly sections: readonly MenuSection[];
  readonly actions: readonly MenuAction[];
}

/** Current destination of an address: the one whose page it is, or under which it belongs. */
export const currentOf = (path: string): RouteName | undefined => {
  const route = routeAt(path);
  return route === undefined ? undefined : menuPlaceOf(route)?.destination;
};

/** Destinations of the bottom bar on a phone, in this order. */
const BOTTOM_BAR: readonly RouteName[] = ['my-day', 'clients', 'inbox', 'earnings'];

/** Divides the menu for the phone: a few destinations at the foot, all others one press further. */
export const splitForBottomBar = (sections: readonly MenuSection[]) => {
  const all = sections.flatMap(({ destinations }) => destinations);
  return {
    bottomBar: BOTTOM_BAR.flatMap((route) => all.find((each) => each.route === route) ?? []),
    others: sections
      .map(({ group, destinations }) => ({
        group,
        destinations: destinations.filter(({ route }) => !BOTTOM_BAR.includes(route)),
      }))
      .filter(({ destinations }) => destinations.length > 0),
  };
};
