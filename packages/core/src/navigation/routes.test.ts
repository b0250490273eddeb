import { expect, it } from 'vitest';
import { routeAt } from './route-path.ts';
import { isScreen, ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

it.each<[RouteName, string]>([
  ['my-day', '/'],
  ['news', '/news/'],
  ['profile-info', '/profile/info/'],
  ['profile-desc', '/profile/desc/'],
  ['profile-photos', '/profile/photos/'],
  ['newPhoto', '/profile/photos/new/'],
  ['profile-videos', '/profile/videos/'],
  ['profile-location', '/profile/location/'],
  ['profile-phone', '/profile/phone/'],
  ['earnings', '/earnings/'],
  ['earnings-specifications', '/earnings/specifications/'],
  ['earnings-year', '/earnings/year/'],
  ['settings', '/settings/'],
  ['security', '/security/'],
  ['personal', '/personal/'],
  ['brands', '/brands/'],
  ['vip', '/vip/'],
  ['memos', '/memos/'],
  ['inbox', '/inbox/:inboxType?/'],
  ['forum', '/forum/'],
  ['newThread', '/forum/thread/:id/new/'],
  ['threadSearch', '/forum/thread/'],
  ['thread', '/forum/thread/:id/'],
  ['topic', '/forum/topic/:id/'],
  ['faq', '/faq/'],
  ['clients', '/clients/'],
  ['client', '/clients/:client_id/'],
  ['toys', '/toys/'],
  ['privacy-policy', '/privacy-policy/'],
  ['cookies', '/cookies/'],
  ['terms', '/terms/'],
  ['complaints', '/complaints/'],
  ['instructions', '/instructions/'],
  ['contact', '/contact/'],
  ['customer-service', '/customer-service/'],
  ['live-help', '/live-help/'],
  ['register', '/register/:token'],
  ['login', '/login/'],
  ['reset', '/reset'],
])('opens %s at %s', (name, path) => {
  expect(ROUTES[name].path).toBe(path);
});

it.each<[RouteName, number]>([
  ['news', 5],
  ['earnings', 20],
  ['earnings-specifications', 20],
  ['memos', 20],
  ['inbox', 10],
  ['forum', 20],
  ['clients', 20],
  ['client', 5],
])('lists %s by %i', (name, limit) => {
  expect(ROUTES[name].limit).toBe(limit);
});

it('shows earnings of today by day for all services at first', () => {
  expect(ROUTES.earnings.defaults).toEqual({ date: 'now', scope: 'day', service: 'ALL' });
});

it('opens the profile at its first section, and a new photo at the photos', () => {
  expect([ROUTES.profile.opens, ROUTES.newPhoto.opens]).toEqual(['/profile/info/', '/profile/photos/?new=1']);
});

it('leads every address without a screen of its own to one that has a screen', () => {
  const targets = ROUTE_NAMES.flatMap((name) => ROUTES[name].opens ?? []).map(routeAt);
  expect(targets.filter((name) => name === undefined || !isScreen(name))).toEqual([]);
});

it('orders clients by last contact at first', () => {
  expect(ROUTES.clients.defaults).toEqual({ order: 'last_contact' });
});

it('fetches the news that is meant for performers', () => {
  expect(ROUTES.news.defaults).toEqual({ forWhom: 'ROLE_PERFORMER' });
});

it('takes page, offset and limit for specifications, thread search, threads and topics', () => {
  const paged = ROUTE_NAMES.filter((name) => ROUTES[name].paged);
  expect(paged).toEqual(['earnings-specifications', 'threadSearch', 'thread', 'topic']);
});

it('leaves only register, login, new password, remote and reset outside the home layout and open without a login', () => {
  const outside = ROUTE_NAMES.filter((name) => ROUTES[name].layout === 'own');
  expect(outside).toEqual(['register', 'login', 'new-password', 'remote', 'reset']);
  expect(ROUTE_NAMES.filter((name) => ROUTES[name].access === 'everyone')).toEqual(outside);
});

it('ends every path with a slash, except register and reset', () => {
  expect(ROUTE_NAMES.filter((name) => !ROUTES[name].path.endsWith('/'))).toEqual(['register', 'reset']);
});
