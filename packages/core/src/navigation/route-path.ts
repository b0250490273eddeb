import type { ClientId } from '../kernel/ids.ts';
import { addressSegments, findByPath, isValue, segmentsOf } from './route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

const nameOf = (pattern: string): string => pattern.replace(/^:|\?$/g, '');

/** Decodes a segment; an address may contain text that was never encoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Finds the route of an address; a missing last slash, a query and a fragment do not matter. @spec §2 Screens and routes */
export const routeAt: (address: string) => RouteName | undefined = findByPath(ROUTE_NAMES, ROUTES);

/** Reads from an address the values of the `:name` parts of a route's path; a missing one is left out. @spec §2 Screens and routes */
export const routeValues = (name: RouteName, path: string): Readonly<Record<string, string>> => {
  const segments = addressSegments(path);
  const values = segmentsOf(ROUTES[name].path).flatMap((part, index) => {
    const segment = segments[index];
    return isValue(part) && segment !== undefined ? [[nameOf(part), decoded(segment)] as const] : [];
  });
  return Object.fromEntries(values);
};

/** Half a surrogate pair has no encoding; it is left out rather than changed into another character. */
const encoded = (value = ''): string => (value.isWellFormed() ? encodeURIComponent(value) : '');

/**
 * Builds the address of a screen.
 * @param values by `:name` of the path; one that may be missing, or that no address can hold, is left out
 * @spec §2 Screens and routes
 */
export const pathTo = (name: RouteName, values: Readonly<Record<string, string>> = {}): string => {
  const { path } = ROUTES[name];
  const filled = path
    .split('/')
    .map((part) => (isValue(part) ? encoded(values[nameOf(part)]) : part))
    .join('/');
  return filled.replace(/\/{2,}/g, '/');
};

/** Builds the address at which a message to a customer is written; one whose id no address can hold is left out. */
export const pathToWriteTo = (client: ClientId): string => `${pathTo('inbox')}?to=${encoded(client)}`;
