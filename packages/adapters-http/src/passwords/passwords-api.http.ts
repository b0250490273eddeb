import * as z from 'zod/mini';
import { ok } from '@greenroom/core/kernel/result';
import type { PasswordsApi } from '@greenroom/core/passwords/passwords-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { CONFIRMATION_REQUIRED, defineCalls } from '../http/call.ts';

const TOO_MANY = {
  status: 429,
  error: 'too_many_attempts',
  when: 'too many tries from this address or for this account',
  more: { wait: 'seconds until the next try is judged, where they are known' },
} as const;

const REFUSED = {
  status: 422,
  error: 'password_refused',
  when: 'the new password breaks a rule',
  more: {
    reason: 'tooShort (below 8), tooLong (above 128), common, ownName, or breached where `breachedPasswordsUrl` is set',
  },
} as const;

const DEAD_LINK = [
  { status: 410, error: 'token_invalid', when: 'there is no such link' },
  { status: 410, error: 'token_used', when: 'the link has been used, or another was sent since' },
  {
    status: 410,
    error: 'token_expired',
    when: 'it is older than 30 minutes, or than 24 hours where it chooses the first password',
  },
] as const;

export const passwordsCalls = defineCalls({ origin: 'ours', section: '§2 Login page', access: 'anyone' })({
  askForPasswordLink: {
    purpose:
      'Sends a link to set a new password to the e-mail address of this performer; the answer is the same for an ID that does not exist. Made only where the configuration has passwords.',
    post: '/auth/password_link',
    body: z.object({ email: z.string() }),
    errors: [TOO_MANY],
  },
  checkPasswordLink: {
    purpose: 'Checks whether a link to set a new password still works, without using it.',
    post: '/auth/password_link/check',
    body: z.object({ token: z.string() }),
    errors: [...DEAD_LINK, TOO_MANY],
  },
  resetPassword: {
    purpose: 'Sets a new password by a link, which works once, and logs out every device where `endOthers` says so.',
    post: '/auth/password_link/use',
    body: z.object({ token: z.string(), password: z.string(), endOthers: z.boolean() }),
    errors: [...DEAD_LINK, REFUSED, TOO_MANY],
  },
  denyLogin: {
    purpose:
      'Logs out the device that a mail told of, by the link in it (24 hours, once), and answers the token of a link to set a new password.',
    post: '/auth/deny_login',
    body: z.object({ token: z.string() }),
    answer: z.object({ token: z.string() }),
    errors: [
      { status: 410, error: 'token_invalid', when: 'there is no such link' },
      { status: 410, error: 'token_used', when: 'the link has been used' },
      { status: 410, error: 'token_expired', when: 'it is older than 24 hours' },
      TOO_MANY,
    ],
  },
  changePassword: {
    purpose: 'Changes the password, and logs out every other device where `endOthers` says so.',
    put: '/performer/performer_accounts/{id}/password',
    access: 'performer',
    body: z.object({ current: z.string(), password: z.string(), endOthers: z.boolean() }),
    errors: [
      { ...CONFIRMATION_REQUIRED, when: `${CONFIRMATION_REQUIRED.when}, and the account has a second factor` },
      { status: 400, error: 'incorrect_password', when: 'the current password is wrong' },
      REFUSED,
      TOO_MANY,
    ],
  },
});

export const createPasswordsApi = (client: ApiClient): PasswordsApi => ({
  askForLink: (email) => client.call(passwordsCalls.askForPasswordLink, { body: { email } }),
  checkLink: (token) => client.call(passwordsCalls.checkPasswordLink, { body: { token } }),
  resetPassword: (token, next) => client.call(passwordsCalls.resetPassword, { body: { token, ...next } }),
  denyLogin: async (token) => {
    const answer = await client.call(passwordsCalls.denyLogin, { body: { token } });
    return answer.ok ? ok(answer.value.token) : answer;
  },
  changePassword: (id, body) => client.call(passwordsCalls.changePassword, { params: { id }, body }),
});
