import type { ServicesApi } from '@greenroom/core/services/services-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire } from '../http/fields.wire.ts';
import { serviceChangeWire } from './service-flags.wire.ts';

export const servicesCalls = {
  saveServices: defineCall({
    name: 'saveServices',
    purpose:
      'Switches services on or off; only the flags that change are sent. Where the configuration has devices, `remembered` has what a pause remembers, or null once work has resumed.',
    method: 'PUT',
    path: '/performer/performer_account/{id}/performer_services',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    body: serviceChangeWire,
    answer: acknowledgedWire,
    errors: [
      {
        status: 409,
        error: 'service_not_allowed',
        code: 'services.saveFailed',
        when: 'the performer may not switch a flag on',
      },
    ],
  }),
};

export const createServicesApi = (client: ApiClient): ServicesApi => ({
  save: (id, change, remembered) => {
    const body = remembered === undefined ? change : { ...change, remembered: remembered && [...remembered] };
    return client.call(servicesCalls.saveServices, { params: { id }, body });
  },
});
