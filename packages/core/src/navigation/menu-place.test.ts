import { expect, it } from 'vitest';
import { menuPlaceOf } from './menu-place.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

it('gathers profile, photos, videos, VIP prices, sites and personal details under one entry', () => {
  expect(menuPlaceOf('profile')?.tabs).toEqual([
    'profile',
    'profile-photos',
    'profile-videos',
    'vip',
    'brands',
    'personal',
  ]);
});

it.each<[RouteName, string, string | undefined]>([
  ['my-day', 'my-day', undefined],
  ['news', 'my-day', undefined],
  ['profile-desc', 'profile', 'profile'],
  ['newPhoto', 'profile', 'profile-photos'],
  ['vip', 'profile', 'vip'],
  ['memos', 'clients', 'memos'],
  ['client', 'clients', 'clients'],
  ['earnings-specifications', 'earnings', undefined],
  ['earnings-year', 'earnings', undefined],
  ['thread', 'forum', undefined],
  ['settings', 'settings', 'settings'],
  ['security', 'settings', 'security'],
  ['terms', 'terms', undefined],
])('shows %s at %s, tab %s', (route, destination, tab) => {
  expect(menuPlaceOf(route)).toMatchObject({ destination, tab });
});

it('gives every screen of the home layout an entry of the menu', () => {
  const lost = ROUTE_NAMES.filter((name) => ROUTES[name].layout === 'home' && menuPlaceOf(name) === undefined);
  expect(lost).toEqual([]);
});

it('has no entry for login, registration and reset', () => {
  expect((['login', 'register', 'reset'] as const).map(menuPlaceOf)).toEqual([undefined, undefined, undefined]);
});
