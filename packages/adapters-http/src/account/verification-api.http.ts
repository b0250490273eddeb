import type { VerificationApi } from '@greenroom/core/account/verification-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { accountCalls } from './account-api.wire.ts';

export const createVerificationApi = (client: ApiClient): VerificationApi => ({
  urgent: (id) => client.call(accountCalls.urgent, { params: { id } }),
  verify: (id, action, body) => client.call(accountCalls.verify, { params: { id, action }, body }),
});
