import type { ServicesApi } from '@greenroom/core/services/services-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { serviceChangeWire } from './service-flags.wire.ts';

export const servicesCalls = defineCalls({ origin: 'spec', section: '§7 Performer profile', access: 'performer' })({
  saveServices: {
    purpose:
      'Switches services on or off; only the flags that change are sent. Where the configuration has devices, `remembered` has what a pause remembers, or null once work has resumed.',
    put: '/performer/performer_account/{id}/performer_services',
    body: serviceChangeWire,
    errors: [
      {
        status: 409,
        error: 'service_not_allowed',
        code: 'services.saveFailed',
        when: 'the performer may not switch a flag on',
      },
    ],
  },
});

export const createServicesApi = (client: ApiClient): ServicesApi => ({
  save: (id, change, remembered) => {
    const body = remembered === undefined ? change : { ...change, remembered: remembered && [...remembered] };
    return client.call(servicesCalls.saveServices, { params: { id }, body });
  },
});
