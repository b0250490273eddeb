import { ok, err, type Result } from '@greenroom/core/kernel/result';
import type { Seconds } from '@greenroom/core/kernel/units';
import { type AnyCallInput, type Call, encode } from './call.ts';

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

export interface RequestSettings {
  /** The API base path (`/api`) or the full API URL. */
  readonly base: string;
  readonly version: string;
  /** Header `tokenDate`: when the page was loaded. */
  readonly pageLoadedAt: Seconds;
}

export interface ApiRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** The generic type of every upload: the type of a file is read from its content. */
export const FILE_TYPE = 'application/octet-stream';

/** An answer about who is logged in must never come from a cache. */
const HOW: RequestInit = { credentials: 'include', cache: 'no-store' };

/**
 * Builds the request of a call for fetch: address, method, headers and JSON body.
 * @returns on failure the place of the input that does not fit, e.g. `params.id`; nothing is sent then
 * @spec §7 The calls it makes — credentials, ver and tokenDate, JSON bodies, dropped empty query parameters
 */
export const apiRequest = (settings: RequestSettings, row: Call, input: AnyCallInput): Result<ApiRequest, string> => {
  const query = row.query === undefined ? ok({}) : encode(row.query, input.query, 'query');
  if (!query.ok) return query;
  const url = requestUrl(settings.base, row.path, input.params ?? {}, query.value);
  if (!url.ok) return url;
  const headers = {
    accept: 'application/json',
    ver: settings.version,
    tokenDate: String(settings.pageLoadedAt),
    ...row.headers,
  };
  if (row.body === undefined) return ok({ url: url.value, init: { ...HOW, method: row.method, headers } });
  const body = encode(row.body, input.body, 'body');
  if (!body.ok) return body;
  const isFile = row.sends === 'bytes' && body.value instanceof Uint8Array;
  const type = isFile ? FILE_TYPE : 'application/json';
  const init: RequestInit = {
    ...HOW,
    method: row.method,
    headers: { ...headers, 'content-type': type },
    body: isFile ? new Uint8Array(body.value) : JSON.stringify(body.value),
  };
  return ok({ url: url.value, init });
};
