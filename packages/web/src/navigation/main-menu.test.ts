import { IconHome } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import type { RouteName } from '@greenroom/core/navigation/routes';
import { currentOf, splitForBottomBar } from './main-menu.ts';
import type { MenuDestination } from './main-menu.view-model.ts';

const destination = (route: RouteName): MenuDestination => ({
  route,
  to: `/${route}/`,
  labelKey: 'menu.my-day',
  icon: IconHome,
  unread: 0,
});
const routes = (destinations: readonly MenuDestination[]) => destinations.map(({ route }) => route);

it('puts home, clients, inbox and earnings into the bottom bar, and all others behind it', () => {
  const { bottomBar, others } = splitForBottomBar([
    { group: 'work', destinations: (['my-day', 'inbox', 'clients', 'earnings', 'toys'] as const).map(destination) },
    { group: 'help', destinations: (['faq', 'terms'] as const).map(destination) },
  ]);
  expect(routes(bottomBar)).toEqual(['my-day', 'clients', 'inbox', 'earnings']);
  expect(others.map(({ group, destinations }) => [group, routes(destinations)])).toEqual([
    ['work', ['toys']],
    ['help', ['faq', 'terms']],
  ]);
});

it.each([
  ['/', 'my-day'],
  ['/inbox/sent/', 'inbox'],
  ['/profile/photos/', 'profile'],
  ['/vip/', 'profile'],
  ['/memos/', 'clients'],
  ['/nowhere/', undefined],
])('knows from %s that %s is current', (path, route) => {
  expect(currentOf(path)).toBe(route);
});

it('leaves out forbidden destinations, and groups that are empty without them', () => {
  const { bottomBar, others } = splitForBottomBar([{ group: 'work', destinations: [destination('my-day')] }]);
  expect(routes(bottomBar)).toEqual(['my-day']);
  expect(others).toEqual([]);
});
