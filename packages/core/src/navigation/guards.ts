import { waitsForLogin, type LoginFacts } from './open-routes.ts';
import { THEME_WITHOUT_FORUM } from './paging.ts';
import { routeAt } from './route-path.ts';
import type { SiteFeature } from './route.ts';
import { ROUTES, type Route, type RouteName } from './routes.ts';

/** Facts about the user that the guards need. */
export interface GuardContext extends LoginFacts {
  /** True with the tag ForumBlocked. */
  readonly forumBlocked: boolean;
  readonly theme: string;
}

export type RouteDecision =
  | { readonly kind: 'show'; readonly route: RouteName }
  | { readonly kind: 'redirect'; readonly to: string }
  /** No page has this address. */
  | { readonly kind: 'missing' }
  /** The session check has not answered: decide again once it has. */
  | { readonly kind: 'wait' };

interface Guard {
  readonly applies: (route: RouteName | undefined, context: GuardContext) => boolean;
  readonly decision: RouteDecision;
}

/** The page that the specification calls news: the empty child of the home layout. */
const toNews: RouteDecision = { kind: 'redirect', to: ROUTES['my-day'].path };
const toLogin: RouteDecision = { kind: 'redirect', to: ROUTES.login.path };
const missing: RouteDecision = { kind: 'missing' };

const rowOf = (name: RouteName | undefined): Route | undefined => (name === undefined ? undefined : ROUTES[name]);

/** Checks whether the forum is blocked for the performer (tag ForumBlocked), or missing on this site (theme dusk). @spec §2 Guards, §6 The forum */
export const isForumClosed = ({ forumBlocked, theme }: Pick<GuardContext, 'forumBlocked' | 'theme'>): boolean =>
  forumBlocked || theme === THEME_WITHOUT_FORUM;

/** Guards of an address that waits no longer, in order: the first that applies decides; without one the page is shown. @spec §2 Guards */
const GUARDS: readonly Guard[] = [
  // A logged-in user who opens login goes to news.
  {
    applies: (route, { loggedIn }) => route === 'login' && loggedIn,
    decision: toNews,
  },
  // Any other route without login goes to login.
  {
    applies: (route, { loggedIn }) => rowOf(route)?.access !== 'everyone' && !loggedIn,
    decision: toLogin,
  },
  // Forum routes redirect to news when the forum is blocked for the user, or on the dusk theme.
  {
    applies: (route, context) => rowOf(route)?.forum === true && isForumClosed(context),
    decision: toNews,
  },
];

/**
 * Checks whether the site has a page; some of our additions exist only where the configuration switches them on.
 * @spec §2 Screens and routes
 */
export const isOnSite = (route: RouteName, site: Readonly<Record<SiteFeature, boolean>>): boolean => {
  const { needs } = ROUTES[route];
  return needs === undefined || site[needs];
};

/** Decides on an address: show its page, redirect, or wait until the session check has answered. @spec §2 Guards */
export const decideRoute = (path: string, context: GuardContext): RouteDecision => {
  if (waitsForLogin(path, context)) return { kind: 'wait' };
  const named = routeAt(path);
  const route = named !== undefined && isOnSite(named, context) ? named : undefined;
  const guard = GUARDS.find(({ applies }) => applies(route, context));
  if (guard !== undefined) return guard.decision;
  return route === undefined ? missing : { kind: 'show', route };
};
