import { menuPlaceOf } from '@greenroom/core/navigation/menu';
import { routeAt } from '@greenroom/core/navigation/route-path';
import type { RouteName } from '@greenroom/core/navigation/routes';
import type { MenuSection } from './main-menu.view-model.ts';

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
