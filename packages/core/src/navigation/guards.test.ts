import { expect, it } from 'vitest';
import { decideRoute, type GuardContext, type RouteDecision } from './guards.ts';
import { pathTo } from './route-path.ts';
import { ROUTE_NAMES, ROUTES } from './routes.ts';

const ANNA: GuardContext = {
  checkedOnce: true,
  loggedIn: true,
  forumBlocked: false,
  theme: 'default',
  accountSecurity: true,
  passwords: true,
  regionBlocks: true,
  remote: true,
  accountData: true,
  blockedWords: true,
};
const ANONYMOUS: GuardContext = { ...ANNA, loggedIn: false };
const UNKNOWN: GuardContext = { ...ANONYMOUS, checkedOnce: false };
const TO_NEWS: RouteDecision = { kind: 'redirect', to: '/' };
const TO_LOGIN: RouteDecision = { kind: 'redirect', to: '/login/' };

const addressOf = (name: (typeof ROUTE_NAMES)[number]): string =>
  pathTo(name, { id: '1', client_id: '1', token: 'abc' });
const closed = ROUTE_NAMES.filter((name) => ROUTES[name].access === 'performer');
const forum = ROUTE_NAMES.filter((name) => ROUTES[name].forum === true);

it.each(closed)('waits for the session check before it shows %s', (name) => {
  expect(decideRoute(addressOf(name), UNKNOWN)).toEqual({ kind: 'wait' });
});

it.each(['/login/', '/register/abc', '/reset'])('shows %s without asking who is there', (path) => {
  expect(decideRoute(path, UNKNOWN).kind).toBe('show');
  expect(decideRoute(path, ANONYMOUS).kind).toBe('show');
});

it.each(closed)('sends an anonymous user from %s to login', (name) => {
  expect(decideRoute(addressOf(name), ANONYMOUS)).toEqual(TO_LOGIN);
});

it('sends a performer who is logged in from login to news', () => {
  expect(decideRoute('/login/', ANNA)).toEqual(TO_NEWS);
});

it.each(forum)('leads from %s to news when the forum is blocked for the performer', (name) => {
  expect(decideRoute(addressOf(name), { ...ANNA, forumBlocked: true })).toEqual(TO_NEWS);
});

it.each(forum)('has no %s on the dusk theme', (name) => {
  expect(decideRoute(addressOf(name), { ...ANNA, theme: 'dusk' })).toEqual(TO_NEWS);
});

it('has no security page where the configuration does not have it', () => {
  expect(decideRoute('/security/', { ...ANNA, accountSecurity: false })).toEqual({ kind: 'missing' });
  expect(decideRoute('/new-password/#token', { ...ANNA, passwords: false })).toEqual({ kind: 'missing' });
  expect(decideRoute('/new-password/#token', { ...ANONYMOUS, passwords: false })).toEqual(TO_LOGIN);
});

it.each(ROUTE_NAMES.filter((name) => name !== 'login'))('shows %s to a performer', (name) => {
  expect(decideRoute(addressOf(name), ANNA)).toEqual({ kind: 'show', route: name });
});

it('shows that an unknown address has no page, and leads an anonymous user to login', () => {
  expect(decideRoute('/nowhere/', ANNA)).toEqual({ kind: 'missing' });
  expect(decideRoute('/nowhere/', ANONYMOUS)).toEqual(TO_LOGIN);
});

it('never redirects in a circle', () => {
  for (const context of [ANNA, ANONYMOUS, UNKNOWN, { ...ANNA, forumBlocked: true }, { ...ANONYMOUS, theme: 'dusk' }]) {
    for (const name of ROUTE_NAMES) {
      const first = decideRoute(addressOf(name), context);
      const second = first.kind === 'redirect' ? decideRoute(first.to, context) : first;
      expect(second.kind).not.toBe('redirect');
    }
  }
});
