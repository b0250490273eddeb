import {
  createAccountApi,
  createVerificationApi,
  accountCalls,
} from '@greenroom/adapters-http/account/account-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');

export const accountPayloads = {
  saveAccount: {
    ask: (client) => createAccountApi(client).saveSettings(anna, '{"theme":"dark"}'),
    request: 'PUT /api/performer/performer_accounts/1001',
    body: '{"settings":"{\\"theme\\":\\"dark\\"}"}',
    ...OK,
  },
  setAvatar: {
    ask: (client) => {
      const input = { params: { id: anna }, body: { id: '1001', avatarMedia: { id: '77' } } };
      return client.call(accountCalls.setAvatar, input);
    },
    request: 'PATCH /api/performer/performer_accounts/1001',
    body: '{"id":"1001","avatarMedia":{"id":"77"}}',
    ...OK,
  },
  performerDetails: {
    ask: (client) => createAccountApi(client).details(anna),
    request: 'GET /api/performer/performer_account/1001/performer_details',
    body: '',
    answer: '{"phone":"+31612345678","city":"Utrecht"}',
    decoded: { phone: '+31612345678', ageBounds: { min: 18, max: 99, real: undefined, range: undefined } },
  },
  urgent: {
    ask: (client) => createVerificationApi(client).urgent(anna),
    request: 'GET /api/performer/performer_accounts/1001/urgent',
    body: '',
    answer: '{"urgentActions":[{"action":"BioCheckFace"},{"action":"SomethingNew"},{"action":"BioEnrollVoice"}]}',
    decoded: ['BioCheckFace', 'BioEnrollVoice'],
  },
  verify: {
    ask: (client) => createVerificationApi(client).verify(anna, 'BioCheckFace', new TextEncoder().encode('face')),
    request: 'POST /api/performer/performer_accounts/1001/verification/BioCheckFace',
    body: 'face',
    ...OK,
  },
} satisfies Record<keyof typeof accountCalls, CallPayload>;
