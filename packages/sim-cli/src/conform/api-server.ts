import { fieldOf } from '@greenroom/core/kernel/json';
import { createCookieFetch } from '../actors/cookie-fetch.ts';

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  /** `undefined` where the body is no JSON. */
  readonly json: unknown;
  /** The body's error field. */
  readonly error: string;
}

/** Says in a few words how a server answered. */
export const said = (answer: RawAnswer | undefined): string =>
  answer === undefined ? 'no answer' : [answer.status, answer.error].filter(Boolean).join(' ');

export interface RawCall {
  readonly method: string;
  /** Path below the API base path, with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A server under test. @returns `undefined` where it does not answer within the time */
export type ApiServer = (call: RawCall) => Promise<RawAnswer | undefined>;

/** Ours answers within milliseconds; a call of the product waits 2 s, and this asks for no better. */
const ANSWER_TIMEOUT = 5_000;

const errorIn = (json: unknown): string => {
  const error = fieldOf(json, 'error');
  return typeof error === 'string' ? error : '';
};

/** One browser's worth of it: cookies are kept, redirects are not followed. */
export const openApiServer = (base: string): ApiServer => {
  const send = createCookieFetch();
  return async ({ method, path, headers, body }) => {
    const sent =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
    const response = await send(`${base}${path}`, { method, redirect: 'manual', signal, ...sent }).catch(
      () => undefined,
    );
    if (response === undefined) return undefined;
    const json: unknown = await response.json().catch(() => undefined);
    return { status: response.status, json, error: errorIn(json) };
  };
};
