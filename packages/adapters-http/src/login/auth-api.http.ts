import * as z from 'zod/mini';
import { type CallFailure, err } from '@greenroom/core/kernel/result';
import type { Credentials, AuthApi } from '@greenroom/core/login/auth-api.port';
import { performerAccountWire } from '../account/performer-account.wire.ts';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { passkeyOptionsWire, signedPasskeyWire } from './passkey.wire.ts';

/**
 * Query of a session check: `1` at start-up and right after a login, `0` for the check every 60 s.
 * @spec §7 GET check_session, optional query login (1 or 0)
 */
const checkSessionQueryWire = z.object({ login: z.exactOptional(z.enum(['1', '0'])) });

type CheckMoment = Parameters<AuthApi['checkSession']>[0];

const momentWire = z.codec(checkSessionQueryWire, z.custom<{ readonly moment: CheckMoment }>(), {
  decode: (wire) => ({ moment: wire.login === '1' ? ('start' as const) : ('check' as const) }),
  encode: ({ moment }) => ({ login: moment === 'start' ? ('1' as const) : ('0' as const) }),
});

/**
 * Body of a login: performer ID as `email`, password, code, and the takeover of another login; `remember` is our addition.
 * @spec §7 POST auth/login — body email, password, token (optional; 2FA code), plus a forced-login value
 */
const loginBodyWire = z.object({
  email: z.string(),
  password: z.string(),
  token: z.exactOptional(z.string()),
  forced: z.boolean(),
  remember: z.exactOptional(z.boolean()),
});

const credentialsWire = z.codec(loginBodyWire, z.custom<Credentials>(), {
  decode: ({ email, password, token, forced, remember }): Credentials => ({
    performerId: email,
    password,
    ...(token === undefined ? {} : { code: token }),
    forced,
    ...(remember === undefined ? {} : { remember }),
  }),
  encode: ({ performerId, password, code, forced, remember }) => ({
    email: performerId,
    password,
    ...(code === undefined ? {} : { token: code }),
    forced,
    ...(remember === undefined ? {} : { remember }),
  }),
});

/** Query of a login: `true` ends the login that is active elsewhere. @spec §7 POST auth/login — query logout 'true' or empty */
const loginQueryWire = z.object({ logout: z.exactOptional(z.enum(['true', ''])) });

const takeOverWire = z.codec(loginQueryWire, z.custom<{ readonly forced: boolean }>(), {
  decode: (wire) => ({ forced: wire.logout === 'true' }),
  encode: ({ forced }) => ({ logout: forced ? ('true' as const) : ('' as const) }),
});

/** Fields beside the error of a refusal, with their meanings. */
const CHANNEL = { channel: 'email or sms: where the code went; authenticator: a code of the app is wanted' } as const;
const WAIT = { wait: 'seconds until the next try is judged, where they are known' } as const;

/** Refusal of a login over plain HTTP to another machine. */
const NOT_SECURE = {
  status: 403,
  error: 'not_secure',
  code: 'login.notSecure',
  when: 'the page is called over plain HTTP, and not on this machine',
} as const;

/** Refusal of a login that does not take over the one that is active elsewhere. */
const ALREADY_LOGGED_IN = {
  status: 409,
  error: 'already_logged_in',
  code: 'login.alreadyLoggedIn',
  when: 'logged in elsewhere and not forced',
} as const;

/**
 * Header that names the role of a login, always the performer's, because no other role uses this app.
 * @spec §6 ROLE_PERFORMER, the role header
 */
const LOGIN_ROLE = { role: 'ROLE_PERFORMER' };

export const authCalls = defineCalls({ origin: 'spec', section: '§7 Auth and session', access: 'anyone' })({
  checkSession: {
    purpose:
      'The account that is logged in here: login=1 at start-up and after login, login=0 for the check every 60 s.',
    get: '/check_session',
    access: 'performer',
    query: momentWire,
    answer: performerAccountWire,
    errors: [
      { status: 409, error: 'already_logged_in', code: 'login.alreadyLoggedIn', when: 'another login took over' },
      {
        status: 409,
        error: 'double_tab',
        code: 'login.doubleTab',
        when: 'the account is open in another tab or window',
      },
    ],
  },
  login: {
    purpose: 'Logs in with performer ID, password and, on the second step, the code.',
    post: '/auth/login',
    headers: LOGIN_ROLE,
    query: takeOverWire,
    body: credentialsWire,
    errors: [
      {
        status: 400,
        error: 'incorrect_password',
        code: 'login.incorrectPassword',
        when: 'the password is wrong or the ID unknown',
      },
      { status: 400, error: 'invalid_performer_id', code: 'login.invalidPerformerId', when: 'the ID is malformed' },
      {
        status: 401,
        error: 'token_required',
        when: 'the account requires a code, now sent',
        more: CHANNEL,
      },
      { status: 401, error: 'token_invalid', code: 'login.wrongCode', when: 'the code is wrong' },
      {
        status: 401,
        error: 'token_expired',
        code: 'login.codeExpired',
        when: 'the code is too old; a new one is sent',
        more: CHANNEL,
      },
      NOT_SECURE,
      {
        status: 403,
        error: 'wrong_site',
        code: 'login.wrongSite',
        when: 'the account is valid, but of another site',
      },
      ALREADY_LOGGED_IN,
      { status: 409, error: 'double_tab', code: 'login.doubleTab', when: 'more than one tab or window is open' },
      {
        status: 426,
        error: 'browser_not_supported',
        code: 'login.browserNotSupported',
        when: 'the browser is too old',
      },
      {
        status: 429,
        error: 'too_many_attempts',
        code: 'login.tooManyAttempts',
        when: 'too many wrong passwords or codes',
        more: WAIT,
      },
    ],
  },
  passkeyOptions: {
    purpose: 'Begins a log-in by a passkey: the options of WebAuthn for the browser.',
    post: '/auth/passkey/options',
    origin: 'ours',
    answer: passkeyOptionsWire,
    errors: [
      {
        status: 429,
        error: 'too_many_attempts',
        code: 'login.tooManyAttempts',
        when: 'too many challenges for one address',
        more: WAIT,
      },
    ],
  },
  passkeyLogin: {
    purpose: 'Logs in by the signature of a passkey, in place of password and code.',
    post: '/auth/passkey',
    origin: 'ours',
    headers: LOGIN_ROLE,
    body: z.object({ signed: signedPasskeyWire, forced: z.boolean() }),
    errors: [
      {
        status: 400,
        error: 'passkey_invalid',
        code: 'login.passkeyRefused',
        when: 'the passkey is unknown, or did not sign this challenge for this site with user verification',
      },
      NOT_SECURE,
      ALREADY_LOGGED_IN,
      {
        status: 429,
        error: 'too_many_attempts',
        code: 'login.tooManyAttempts',
        when: 'too many wrong signatures from one address',
        more: WAIT,
      },
    ],
  },
  logout: {
    purpose: 'Ends the login on the platform.',
    get: '/auth/logout',
    access: 'performer',
  },
});

/** Failure of a login that is not sent, because the device gave no signature: the same as where the platform refuses one. */
const NOT_A_PASSKEY: CallFailure = { kind: 'status', status: 400, message: 'passkey_invalid' };

export const createAuthApi = (client: ApiClient): AuthApi => ({
  checkSession: (moment) => client.call(authCalls.checkSession, { query: { moment } }),
  login: (credentials) => {
    if (credentials.passkey !== undefined) {
      const { passkey } = credentials;
      const signed = signedPasskeyWire.safeParse(passkey.ok ? passkey.value : undefined);
      if (!signed.success) return Promise.resolve(err(NOT_A_PASSKEY));
      return client.call(authCalls.passkeyLogin, { body: { signed: signed.data, forced: credentials.forced } });
    }
    return client.call(authCalls.login, { query: { forced: credentials.forced }, body: credentials });
  },
  passkeyOptions: () => client.call(authCalls.passkeyOptions, {}),
  logout: () => client.call(authCalls.logout, {}),
});
