import type { IncomingHttpHeaders } from 'node:http';
import { isJsonObject } from '@greenroom/core/kernel/json';

/** Addresses of a platform and its pages. */
export interface PlatformAddresses {
  readonly origin: string;
  /** Path of the calls, such as `/api`. */
  readonly apiBase: string;
  readonly apiOrigin: string;
  readonly socketOrigin: string;
  /** The site's own `/config.json`; undefined where it serves no pages. */
  readonly configuration: Readonly<Record<string, unknown>> | undefined;
}

/** Milliseconds for the answer of a site that is well. */
const TIMEOUT = 5_000;

/** @param otherwise where the value is no address of its own */
const addressOr = (value: unknown, otherwise: URL): URL =>
  typeof value === 'string' && value !== '' && URL.canParse(value, otherwise) ? new URL(value, otherwise) : otherwise;

/**
 * Reads where a site has its calls and its socket; without `/config.json` both are where a platform of ours has them.
 *
 * @returns undefined where nothing answers
 */
export const readSite = async (address: string): Promise<PlatformAddresses | undefined> => {
  const page = new URL(address);
  const answer = await fetch(new URL('/config.json', page), { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => undefined,
  );
  if (answer === undefined) return undefined;
  const told: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  const configuration = isJsonObject(told) ? told : undefined;
  const api = addressOr(configuration?.['apiBasePath'], new URL('/api', page));
  const socket = addressOr(configuration?.['socketUrl'], page);
  return {
    origin: page.origin,
    apiBase: api.pathname.replace(/\/$/, ''),
    apiOrigin: api.origin,
    socketOrigin: socket.origin.replace(/^ws/, 'http'),
    configuration,
  };
};

const asSocket = (origin: string): string => origin.replace(/^http/, 'ws');

/** `https://a.example` is no part of `https://a.example.org`. */
const wholeOrigin = (origin: string): RegExp =>
  new RegExp(`${origin.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\\w.:-])`, 'g');

/** Makes of a site what a browser gets that reaches it through a proxy at this address. */
export const siteThrough = (site: PlatformAddresses, url: string) => {
  const origins = [...new Set([site.origin, site.apiOrigin, site.socketOrigin])];
  const places = origins.flatMap((origin) => [
    { pattern: wholeOrigin(origin), by: url },
    { pattern: wholeOrigin(asSocket(origin)), by: asSocket(url) },
  ]);
  const moved = (text: string): string => places.reduce((kept, { pattern, by }) => kept.replaceAll(pattern, by), text);
  const configuration =
    site.configuration === undefined
      ? undefined
      : JSON.stringify({
          ...Object.fromEntries(
            Object.entries(site.configuration).map(([key, value]) => [
              key,
              typeof value === 'string' ? moved(value) : value,
            ]),
          ),
          apiBasePath: site.apiBase,
          socketUrl: url,
          // An installed page would stay on this machine after the recording.
          serviceWorker: false,
          push: false,
        });
  return {
    url,
    configuration,
    /** Lets a request come from the site's own page. */
    ask: (headers: IncomingHttpHeaders): void => {
      if (headers.origin !== undefined) headers.origin = site.origin;
      if (headers.referer !== undefined) headers.referer = headers.referer.replace(/^https?:\/\/[^/]+/, site.origin);
    },
    /** Headers of an answer, for a page at the proxy's address without TLS. */
    headers: (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
      const { 'strict-transport-security': _overTlsAlone, ...kept } = headers;
      const policy = kept['content-security-policy'];
      if (typeof policy === 'string')
        kept['content-security-policy'] = moved(policy).replaceAll(/;?\s*upgrade-insecure-requests/g, '');
      if (kept.location !== undefined) kept.location = moved(kept.location);
      return kept;
    },
  };
};
