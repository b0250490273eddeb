import {
  createAccountDataApi,
  type accountDataCalls,
} from '@greenroom/adapters-http/account-data/account-data-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const ANNA = performerId('1001');
const DATA = '/api/performer/performer_accounts/1001/account_data';

export const accountDataPayloads = {
  accountData: {
    ask: (client) => createAccountDataApi(client).accountData(ANNA),
    request: `GET ${DATA}`,
    body: '',
    answer:
      '{"download":{"state":"ready","readyIn":0,"expiresAt":1767830400},"deletion":null,"views":[{"id":7,"at":1767225600,"viewer":"Support 12","document":"idFront","reason":"Check of age"}]}',
    decoded: {
      download: { state: 'ready', readyIn: 0, expiresAt: 1_767_830_400 },
      deletion: undefined,
      views: [{ id: '7', at: 1_767_225_600, viewer: 'Support 12', document: 'idFront', reason: 'Check of age' }],
    },
  },
  requestDownload: {
    ask: (client) => createAccountDataApi(client).requestDownload(ANNA),
    request: `POST ${DATA}/download`,
    body: '',
    ...OK,
  },
  downloadLink: {
    ask: (client) => createAccountDataApi(client).downloadLink(ANNA),
    request: `POST ${DATA}/download/link`,
    body: '',
    answer: '{"path":"/api/account_data/abcdefghijklmnopqrstuvwxyz"}',
    decoded: '/api/account_data/abcdefghijklmnopqrstuvwxyz',
  },
  requestDeletion: {
    ask: (client) => createAccountDataApi(client).requestDeletion(ANNA),
    request: `POST ${DATA}/deletion`,
    body: '',
    ...OK,
  },
  withdrawDeletion: {
    ask: (client) => createAccountDataApi(client).withdrawDeletion(ANNA),
    request: `DELETE ${DATA}/deletion`,
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof accountDataCalls, CallPayload>;
