import type { ServicesApi } from '@greenroom/core/services/services-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { servicesCalls } from './services-api.wire.ts';

export const createServicesApi = (client: ApiClient): ServicesApi => ({
  save: (id, change) => client.call(servicesCalls.saveServices, { params: { id }, body: change }),
});
