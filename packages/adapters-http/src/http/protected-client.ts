import type { Protect } from '@greenroom/core/account-security/confirmation.controller';
import { CONFIRMATION_REQUIRED as REFUSAL } from '@greenroom/core/account-security/security-api.port';
import type { ApiClient } from './api-client.ts';
import type { Refusal } from './call.ts';

/** Makes calls that may be refused until the identity is confirmed: the question is asked, and the call goes on. */
export const protectedClient = (client: ApiClient, protect: Protect): ApiClient => ({
  ...client,
  call: (row, input, options) => protect(() => client.call(row, input, options)),
});

/** Refusal of a protected change by a login whose identity was not confirmed within the last 10 minutes. */
export const CONFIRMATION_REQUIRED = {
  ...REFUSAL,
  when: 'the identity was not confirmed within the last 10 minutes',
} as const satisfies Refusal;
