// Adds the cookies to the types of requests and replies.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Millis } from '@greenroom/core/kernel/units';

/** The cookies of the browser, as a handler may read and change them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  /** @param lifetime after which the browser drops it; without one it goes when the browser closes */
  readonly keep: (name: string, value: string, lifetime?: Millis) => void;
  readonly forget: (name: string) => void;
}

/** The prefix makes the browser insist on Secure, on the path / and on this host alone. */
export const LOGIN_COOKIE = '__Host-greenroom';
/** Binds a login code to the browser that asked for it. */
export const ATTEMPT_COOKIE = '__Host-greenroom-attempt';
/** Names a device that the performer chose to have remembered. */
export const DEVICE_COOKIE = '__Host-greenroom-device';
/** Names a device on which a performer has logged in, so that a login on another one is told. */
export const KNOWN_COOKIE = '__Host-greenroom-known';
/** Binds the signature of a passkey to the browser that asked for its challenge. */
export const PASSKEY_COOKIE = '__Host-greenroom-passkey';
/** Names a phone that is the remote of a login. */
export const REMOTE_COOKIE = '__Host-greenroom-remote';
/** Cookie with the language of a browser without a login. */
export const LANGUAGE_COOKIE = '__Host-greenroom-language';

/**
 * Out of reach for scripts, never sent from another site, by default gone when the browser closes. Secure works over plain HTTP on this
 * machine too, because browsers trust the loopback address.
 */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  read: (name) => request.cookies[name],
  keep: (name, value, lifetime) => {
    const maxAge = lifetime === undefined ? {} : { maxAge: Math.floor(lifetime / 1000) };
    reply.setCookie(name, value, { ...ATTRIBUTES, ...maxAge });
  },
  forget: (name) => {
    reply.clearCookie(name, ATTRIBUTES);
  },
});
