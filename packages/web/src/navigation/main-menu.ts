import type { MenuEntry } from '@greenroom/core/navigation/menu';
import type { Destination as DestinationName, MenuGroup, RouteName } from '@greenroom/core/navigation/routes';
import type { Icon } from '@tabler/icons-react';

/** The icon of each destination. */
export type MenuIcons = Readonly<Record<DestinationName, { readonly icon: Icon }>>;

/** One place to go: icon and word. */
export interface Destination {
  readonly route: RouteName;
  readonly to: string;
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'route' }>['labelKey'];
  readonly icon: Icon;
  /** Number of unread items. */
  readonly unread: number;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly destinations: readonly Destination[];
}

/** Something that the menu does where the performer stands, instead of leading elsewhere. */
export interface MenuAction {
  readonly action: Extract<MenuEntry, { readonly kind: 'action' }>['action'];
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'action' }>['labelKey'];
  readonly run: () => void;
}

/** Only what the performer may see. @spec §2 Menu entries include pause work / resume work, logout and a not-approved warning */
export interface MainMenuModel {
  /** The account is not approved yet. */
  readonly warns: boolean;
  readonly explain: () => void;
  readonly sections: readonly MenuSection[];
  readonly actions: readonly MenuAction[];
}

/** Current destination: the one that matches most of the address. Home is the start of every address and counts only by itself. */
export const currentOf = (sections: readonly MenuSection[], path: string): RouteName | undefined =>
  sections
    .flatMap(({ destinations }) => destinations)
    .filter(({ to }) => (to === '/' ? path === to : path.startsWith(to)))
    .toSorted((left, right) => right.to.length - left.to.length)[0]?.route;

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
