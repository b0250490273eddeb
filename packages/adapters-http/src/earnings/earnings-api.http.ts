import type { EarningsApi } from '@greenroom/core/earnings/earnings-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { earningsCalls } from './earnings-api.wire.ts';

export const createEarningsApi = (client: ApiClient): EarningsApi => ({
  earnings: (id, query) => client.call(earningsCalls.earnings, { params: { id }, query }),
  payments: (id, query) => client.call(earningsCalls.payments, { params: { id }, query }),
  earningsLeft: (id) => client.call(earningsCalls.earningsLeft, { params: { id } }),
});
