import { CALLS } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';

/** A call of the table that was found by its request. */
export interface MatchedCall {
  readonly row: Call;
  readonly params: Readonly<Record<string, string>>;
}

const PARAMETER = /\{(\w+)\}/g;

/** Named groups take the parameters; paths of the table hold no sign that means more in a pattern but dots. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`);

/** A path with fewer parameters says more, so it is asked first. */
const PATTERNS = Object.values<Call>(CALLS)
  .map((row) => ({ row, pattern: patternOf(row.path), open: [...row.path.matchAll(PARAMETER)].length }))
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
  for (const { row, pattern } of PATTERNS) {
    if (row.method !== method && row.alsoAs !== method) continue;
    const groups = pattern.exec(path)?.groups;
    if (groups === undefined && !pattern.test(path)) continue;
    const params = Object.entries(groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return { row, params: Object.fromEntries(params) };
  }
  return undefined;
};
