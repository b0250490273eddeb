import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** Host, with or without a port, that is this machine itself. */
const LOOPBACK_HOST = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?$/iu;

/** Protection of what travels to a host: TLS, the machine itself, which nobody else hears, or none. */
export type Protection = 'tls' | 'loopback' | 'none';

/** The hosts of origins that are called over TLS. */
export const secureHostsOf = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(
    origins.map((origin) => new URL(origin)).flatMap(({ protocol, host }) => (protocol === 'https:' ? [host] : [])),
  );

/** Finds a second Host header, which the server joins to the first: such a request is answered 400. @spec RFC 9112 §3.2 */
export const hasSeveralHosts = ({ host }: IncomingHttpHeaders): boolean => host?.includes(',') === true;

/** Makes the origin of a page from the host by which it calls. */
export type OriginOf = (host: string) => string;

/** @param origins further origins that may call, as they are configured: what a call says of its own protocol is not believed */
export const createOriginOf = (origins: readonly string[]): OriginOf => {
  const secureHosts = secureHostsOf(origins);
  return (host) => `${secureHosts.has(host.toLowerCase()) ? 'https' : 'http'}://${host}`;
};

/**
 * @param port the one that is listened on
 * @param inner the platform's own, where a proxy is in front of it
 * @param others further origins that may call, e.g. a development server in front
 */
export const createOrigins = (port: () => number, others: readonly string[], inner: () => number = port) => {
  const otherHosts = new Set(others.map((origin) => new URL(origin).host));
  const isOwn = (host: string): boolean =>
    LOOPBACK.some((name) => host === `${name}:${port()}` || host === `${name}:${inner()}`) || otherHosts.has(host);
  const secureHosts = secureHostsOf(others);
  return {
    /** Tells the protection of calls to a host by the configured origins: what a call says of its own protocol is not believed. */
    protectionOf: (host: string): Protection => {
      if (secureHosts.has(host.toLowerCase())) return 'tls';
      return LOOPBACK_HOST.test(host) ? 'loopback' : 'none';
    },
    /** Stops a foreign name that was made to point at this machine (DNS rebinding). */
    isOwnHost: ({ host }: IncomingHttpHeaders): boolean => host !== undefined && isOwn(host.toLowerCase()),
    /**
     * Checks whether a call comes from an own page. A browser sends the origin; a client that sends none is no browser and
     * has no cookies to steal.
     */
    isOwnPage: ({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean => {
      // An address typed into the browser counts as foreign too: calls are made by pages alone.
      if (site !== undefined && site !== 'same-origin') return false;
      if (origin === undefined) return true;
      return LOOPBACK.some((name) => origin === `http://${name}:${port()}`) || others.includes(origin);
    },
  };
};

/** The host names that this platform answers to, and the pages that may call it. */
export type Origins = ReturnType<typeof createOrigins>;
