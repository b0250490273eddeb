import { expect, it } from 'vitest';
import { menu, menuPlaceOf, type MenuContext } from './menu.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

const ANNA: MenuContext = {
  forumBlocked: false,
  theme: 'default',
  work: 'ready',
  approved: true,
};
const ORDER = ['work', 'account', 'help'];
const labels = (context: MenuContext): readonly string[] => menu(context).map(({ labelKey }) => labelKey);

it('offers pause during work and resume during a pause', () => {
  expect(labels(ANNA)).toContain('menu.pauseWork');
  expect(labels(ANNA)).not.toContain('menu.resumeWork');
  expect(labels({ ...ANNA, work: 'pause' })).toContain('menu.resumeWork');
  expect(labels({ ...ANNA, work: 'pause' })).not.toContain('menu.pauseWork');
});

it('ends with log-out', () => {
  expect(labels(ANNA).at(-1)).toBe('menu.logOut');
});

it('begins with a warning until the account is approved', () => {
  expect(labels({ ...ANNA, approved: false })[0]).toBe('menu.notApproved');
  expect(labels(ANNA)).not.toContain('menu.notApproved');
});

it.each([{ forumBlocked: true }, { theme: 'dusk' }])('hides the forum for %o', (change) => {
  expect(labels(ANNA)).toContain('menu.forum');
  expect(labels({ ...ANNA, ...change })).not.toContain('menu.forum');
});

it('lists the destinations of each group in the order of the table of routes', () => {
  const groups = menu(ANNA).flatMap((entry) => (entry.kind === 'route' ? [entry.group] : []));
  expect([...new Set(groups)]).toEqual(['work', 'account', 'help']);
  expect(groups).toEqual(groups.toSorted((left, right) => ORDER.indexOf(left) - ORDER.indexOf(right)));
  expect(labels(ANNA).slice(0, 8)).toEqual([
    'menu.my-day',
    'menu.clients',
    'menu.inbox',
    'menu.earnings',
    'menu.toys',
    'menu.forum',
    'menu.profile',
    'menu.settings',
  ]);
});

it('has at most 8 destinations besides those of help', () => {
  const main = menu(ANNA).filter((entry) => entry.kind === 'route' && entry.group !== 'help');
  expect(main.length).toBeLessThanOrEqual(8);
});

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
