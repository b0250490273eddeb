import type { ClientId } from '../kernel/ids.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

const withoutEmpty = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
/** Of an address, not of a pattern: there a question mark means something else. */
const segmentsOf = (address: string): readonly string[] => withoutEmpty(address.split(/[?#]/, 1)[0] ?? '');
const isValue = (pattern: string): boolean => pattern.startsWith(':');
const isOptional = (pattern: string): boolean => pattern.endsWith('?');
const nameOf = (pattern: string): string => pattern.replace(/^:|\?$/g, '');

/** Decodes a segment; an address may contain text that was never encoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  path.length <= pattern.length &&
  pattern.every((part, index) => {
    const segment = path[index];
    return segment === undefined ? isOptional(part) : isValue(part) || part === segment;
  });

const PATTERNS = ROUTE_NAMES.map((name) => ({ name, pattern: withoutEmpty(ROUTES[name].path) }));

/** Finds the route of an address; a missing last slash, a query and a fragment do not matter. @spec §2 Screens and routes */
export const routeAt = (path: string): RouteName | undefined => {
  const segments = segmentsOf(path);
  return PATTERNS.find(({ pattern }) => matches(pattern, segments))?.name;
};

/** Reads from an address the values of the `:name` parts of a route's path; a missing one is left out. @spec §2 Screens and routes */
export const routeValues = (name: RouteName, path: string): Readonly<Record<string, string>> => {
  const segments = segmentsOf(path);
  const values = withoutEmpty(ROUTES[name].path).flatMap((part, index) => {
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
