import { err, ok, type Result } from '@greenroom/core/kernel/result';

/**
 * Checks whether a path parameter would address another resource: `.` and `..` climb to another path, an empty value leaves a gap, and half
 * a surrogate pair has no encoding.
 */
const changesThePath = (value: string): boolean =>
  value === '' || value === '.' || value === '..' || !value.isWellFormed();

const fillPath = (path: string, params: Readonly<Record<string, string>>): Result<string, string> => {
  let problem: string | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (!changesThePath(value)) return encodeURIComponent(value);
    problem ??= `params.${name}`;
    return '';
  });
  return problem === undefined ? ok(filled) : err(problem);
};

const queryText = (query: unknown): Result<string, string> => {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    // Half a surrogate pair would be sent as another character.
    if (typeof value === 'string' && !value.isWellFormed()) return err(`query.${name}`);
    if (value !== undefined && value !== null && value !== '') text.append(name, String(value));
  }
  return ok(text.size === 0 ? '' : `?${text}`);
};

/**
 * Builds the address of a call from its relative path. Undefined or empty query parameters are dropped.
 * @param base the relative API base path (`/api`) or the full API URL, with or without a slash at its end
 * @returns on failure the parameter that is missing, would change the path or cannot be sent as it is
 * @spec §7 The calls it makes
 */
export const requestUrl = (
  base: string,
  path: string,
  params: Readonly<Record<string, string>>,
  query: unknown,
): Result<string, string> => {
  const filled = fillPath(path, params);
  if (!filled.ok) return filled;
  const asked = queryText(query);
  return asked.ok ? ok(`${base.replace(/\/$/, '')}${filled.value}${asked.value}`) : asked;
};
