import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** `.` and `..` would climb to another path, and an empty value would name another thing. */
const changesThePath = (value: string): boolean => value === '' || value === '.' || value === '..';

const fillPath = (path: string, params: Readonly<Record<string, string>>): Result<string, string> => {
  let problem: string | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (changesThePath(value)) problem ??= `params.${name}`;
    // A lone surrogate, which encodeURIComponent would throw at, becomes a replacement character.
    return encodeURIComponent(value.toWellFormed());
  });
  return problem === undefined ? ok(filled) : err(problem);
};

const queryText = (query: unknown): string => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') text.append(name, String(value));
  }
  return text.size === 0 ? '' : `?${text}`;
};

/**
 * Where a call goes. Undefined or empty query parameters are dropped.
 *
 * @param base the relative API base path (`/api`) or the full API URL, with or without a slash at its end
 * @returns on failure the parameter that is missing or would change the path
 * @spec §7 The calls it makes
 */
export const requestUrl = (
  base: string,
  path: string,
  params: Readonly<Record<string, string>>,
  query: unknown,
): Result<string, string> => {
  const filled = fillPath(path, params);
  return filled.ok ? ok(`${base.replace(/\/$/, '')}${filled.value}${queryText(query)}`) : filled;
};
