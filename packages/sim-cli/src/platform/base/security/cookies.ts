import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Millis } from '@greenroom/core/kernel/units';
import type { Origins, Protection } from './origins.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly protection: Protection;
  }
}

/** The cookies of the browser, as a handler may read and change them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** @param lifetime after which the browser drops it; without one it goes when the browser closes */
  readonly keep: (name: string, value: string, lifetime?: Millis) => void;
  readonly forget: (name: string) => void;
  /** False where others could read a login on its way. */
  readonly areSafe: boolean;
}

/** Identifies a login. */
export const LOGIN_COOKIE = 'greenroom';
/** Binds a login code to the browser that asked for it. */
export const ATTEMPT_COOKIE = 'greenroom-attempt';
/** Names a device that the performer chose to have remembered. */
export const DEVICE_COOKIE = 'greenroom-device';
/** Names a device on which a performer has logged in, so that a login on another one is told. */
export const KNOWN_COOKIE = 'greenroom-known';
/** Binds the signature of a passkey to the browser that asked for its challenge. */
export const PASSKEY_COOKIE = 'greenroom-passkey';
/** Names a phone that is the remote of a login. */
export const REMOTE_COOKIE = 'greenroom-remote';
/** Cookie with the language of a browser without a login. */
export const LANGUAGE_COOKIE = 'greenroom-language';

/** Every cookie of the platform; the page /cookies/ names them all. */
export const COOKIES = [
  LOGIN_COOKIE,
  ATTEMPT_COOKIE,
  DEVICE_COOKIE,
  KNOWN_COOKIE,
  PASSKEY_COOKIE,
  REMOTE_COOKIE,
  LANGUAGE_COOKIE,
] as const;

/** Makes the browser insist on Secure, on the path / and on this host alone. */
const PREFIX = '__Host-';

/** Name that a cookie has in the browser: WebKit keeps neither the prefix nor Secure over plain HTTP, on this machine either. */
export const cookieName = (name: string, protection: Protection): string =>
  protection === 'tls' ? PREFIX + name : name;

/** Reads the cookies of requests, and tells how each is protected. */
export const registerCookies = (app: FastifyInstance, origins: Origins): void => {
  app.register(cookie);
  app.decorateRequest('protection', {
    getter(this: FastifyRequest) {
      return origins.protectionOf(this.host);
    },
  });
};

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => {
  const { protection } = request;
  // Out of reach for scripts, never sent from another site, by default gone when the browser closes.
  const attributes = { path: '/', secure: protection === 'tls', httpOnly: true, sameSite: 'strict' } as const;
  return {
    areSafe: protection !== 'none',
    read: (name) => request.cookies[cookieName(name, protection)],
    keep: (name, value, lifetime) => {
      const maxAge = lifetime === undefined ? {} : { maxAge: Math.floor(lifetime / 1000) };
      reply.setCookie(cookieName(name, protection), value, { ...attributes, ...maxAge });
    },
    forget: (name) => {
      reply.clearCookie(cookieName(name, protection), attributes);
    },
  };
};
