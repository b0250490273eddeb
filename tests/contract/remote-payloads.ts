import {
  createRemoteHostApi,
  createRemotePhoneApi,
  type remoteCalls,
} from '@greenroom/adapters-http/remote/remote-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { OK, type CallPayload } from './call-payload.ts';

const ANNA = performerId('1001');

export const remotePayloads = {
  remote: {
    ask: (client) => createRemoteHostApi(client).isPaired(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/remote',
    body: '',
    answer: '{"paired":true}',
    decoded: true,
  },
  createRemoteCode: {
    ask: (client) => createRemoteHostApi(client).createCode(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/remote/code',
    body: '',
    answer: '{"code":"K7QM2XPD","lifetime":180}',
    decoded: { code: 'K7QM2XPD', lifetime: seconds(180) },
  },
  endRemote: {
    ask: (client) => createRemoteHostApi(client).end(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/remote/removal',
    body: '',
    ...OK,
  },
  pairRemote: {
    ask: (client) => createRemotePhoneApi(client).pair('K7QM2XPD'),
    request: 'POST /api/remote/pairing',
    body: '{"code":"K7QM2XPD"}',
    ...OK,
  },
  remotePairing: {
    ask: (client) => createRemotePhoneApi(client).pairing(),
    request: 'GET /api/remote/pairing',
    body: '',
    answer: '{"performerId":"1001","socketToken":"rt-1","lifetime":43200}',
    decoded: { performerId: ANNA, socketToken: 'rt-1', lifetime: seconds(43_200) },
  },
  leaveRemote: {
    ask: (client) => createRemotePhoneApi(client).leave(),
    request: 'POST /api/remote/pairing/removal',
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof remoteCalls, CallPayload>;
