import { CALLS, type CallName } from '@greenroom/adapters-http/calls';
import { paramNames, type Call } from '@greenroom/adapters-http/http/call';

/** A call of the table that was found by its request. */
export interface MatchedCall {
  readonly name: CallName;
  readonly row: Call;
  readonly params: Readonly<Record<string, string>>;
}

/** Named groups take the parameters; paths of the table hold no sign that means more in a pattern but dots. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** A path with fewer parameters says more, so it is asked first. */
const ROUTES = Object.entries<Call>(CALLS)
  .map(([name, row]) => ({
    // Entries of the table, which loses the names of its keys.
    name: name as CallName,
    row,
    pattern: patternOf(row.path),
    open: paramNames(row.path).length,
  }))
  .toSorted((left, right) => left.open - right.open);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Finds the call of the table that a request makes.
 *
 * @param path below the API base path, without query
 * @returns undefined for a request that is none of the product's
 */
export const matchCall = (method: string, path: string): MatchedCall | undefined => {
  for (const { name, row, pattern } of ROUTES) {
    if (row.method !== method && row.alsoAs !== method) continue;
    const match = pattern.exec(path);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([param, value]) => [param, decoded(value)]);
    return { name, row, params: Object.fromEntries(params) };
  }
  return undefined;
};
