import type { ClientsApi } from '@greenroom/core/clients/clients-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { clientsCalls } from './clients-api.wire.ts';

export const createClientsApi = (client: ApiClient): ClientsApi => ({
  list: (id, query) => client.call(clientsCalls.clients, { params: { id }, query }),
  card: (id, clientId) => client.call(clientsCalls.client, { params: { id, clientId } }),
  history: (performerId, { client: customerId, ...query }) =>
    client.call(clientsCalls.clientHistory, { params: { performerId, customerId }, query }),
});
