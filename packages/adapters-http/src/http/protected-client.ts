import type { Protect } from '@greenroom/core/account-security/confirmation.controller';
import type { ApiClient } from './api-client.ts';

/** Makes calls that may be refused until the identity is confirmed: the question is asked, and the call goes on. */
export const protectedClient = (client: ApiClient, protect: Protect): ApiClient => ({
  ...client,
  call: (row, input, options) => protect(() => client.call(row, input, options)),
});
