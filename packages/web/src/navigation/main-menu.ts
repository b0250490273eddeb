import type { MenuEntry, MenuGroup } from '@greenroom/core/navigation/menu';
import type { RouteName } from '@greenroom/core/navigation/routes';
import type { Icon } from '@tabler/icons-react';

/** One place to go: icon and word. */
export interface Destination {
  readonly route: RouteName;
  readonly to: string;
  readonly labelKey: Extract<MenuEntry, { readonly kind: 'route' }>['labelKey'];
  readonly icon: Icon;
  /** What waits for her there and was not read. */
  readonly unread: number;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly destinations: readonly Destination[];
}

/** Only what is built and what she may see. */
export interface MainMenuModel {
  readonly sections: readonly MenuSection[];
}

/** What a thumb reaches on the phone, in this order. */
const THUMB: readonly RouteName[] = ['news', 'clients', 'inbox', 'earnings'];

/** Divides the menu for the phone: a few destinations at the foot, all others one press further. */
export const underThumb = (sections: readonly MenuSection[]) => {
  const all = sections.flatMap(({ destinations }) => destinations);
  return {
    thumb: THUMB.flatMap((route) => all.find((each) => each.route === route) ?? []),
    others: sections
      .map(({ group, destinations }) => ({
        group,
        destinations: destinations.filter(({ route }) => !THUMB.includes(route)),
      }))
      .filter(({ destinations }) => destinations.length > 0),
  };
};
