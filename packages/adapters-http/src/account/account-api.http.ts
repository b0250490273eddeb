import type { AccountApi } from '@greenroom/core/account/account-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { accountCalls } from './account-api.wire.ts';

export const createAccountApi = (client: ApiClient): AccountApi => ({
  saveSettings: (id, settings) => client.call(accountCalls.saveAccount, { params: { id }, body: { settings } }),
  details: (id) => client.call(accountCalls.performerDetails, { params: { id } }),
});
