import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import { pathTo, pathToWriteTo, routeAt, routeValues } from './route-path.ts';
import { ROUTE_NAMES, type RouteName } from './routes.ts';

it.each<[string, RouteName | undefined]>([
  ['/', 'my-day'],
  ['', 'my-day'],
  ['/?page=2', 'my-day'],
  ['/news/?page=2', 'news'],
  ['/profile/', 'profile'],
  ['/profile/info/', 'profile-info'],
  ['/profile/info', 'profile-info'],
  ['/profile/info/#top', 'profile-info'],
  ['/inbox/', 'inbox'],
  ['/inbox/sent/', 'inbox'],
  ['/inbox/sent/more/', undefined],
  ['/forum/thread/', 'threadSearch'],
  ['/forum/thread/7/', 'thread'],
  ['/forum/thread/7/new/', 'newThread'],
  ['/forum/topic/7/?page=3', 'topic'],
  ['/forum/topic/', undefined],
  ['/clients/4711/', 'client'],
  ['/register/abc', 'register'],
  ['/register/', undefined],
  ['/login', 'login'],
  ['/reset', 'reset'],
  ['/reset/', 'reset'],
  ['/nowhere/', undefined],
])('finds at %s the page %s', (path, name) => {
  expect(routeAt(path)).toBe(name);
});

it('writes values into a path and leaves out one that may be missing', () => {
  expect(pathTo('client', { client_id: '47/11' })).toBe('/clients/47%2F11/');
  expect(pathTo('inbox')).toBe('/inbox/');
  expect(pathTo('inbox', { inboxType: 'sent' })).toBe('/inbox/sent/');
  expect(pathTo('register', { token: 'abc' })).toBe('/register/abc');
});

it.each(ROUTE_NAMES)('finds %s again at the address it writes', (name) => {
  expect(routeAt(pathTo(name, { id: '1', client_id: '1', token: '1' }))).toBe(name);
});

it.each([
  ['inbox', '/inbox/', {}],
  ['inbox', '/inbox/sent/', { inboxType: 'sent' }],
  ['client', '/clients/5001/', { client_id: '5001' }],
  ['thread', '/forum/thread/a%20b/?page=2', { id: 'a b' }],
  ['thread', '/forum/thread/%E0%A4%A/', { id: '%E0%A4%A' }],
] as const)('reads from the address of %s, %s: %o', (name, path, values) => {
  expect(routeValues(name, path)).toEqual(values);
});

it('leaves half a surrogate pair out of an address, and never writes another character for it', () => {
  expect(pathTo('client', { client_id: 'mark\uD83D' })).toBe('/clients/');
  expect(pathTo('client', { client_id: '\u{1F600}' })).toBe('/clients/%F0%9F%98%80/');
});

it('leads to a message to a customer, whatever the id is', () => {
  expect(pathToWriteTo(clientId('a&b'))).toBe('/inbox/?to=a%26b');
  expect(pathToWriteTo(clientId('mark\uD83D'))).toBe('/inbox/?to=');
});
