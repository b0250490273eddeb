import { createBlocksApi, type blocksCalls } from '@greenroom/adapters-http/blocks/blocks-api.http';
import { createClientsApi, type clientsCalls } from '@greenroom/adapters-http/clients/clients-api.http';
import { createMemosApi, type memosCalls } from '@greenroom/adapters-http/memos/memos-api.http';
import { blockId, clientId, memoId, performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const mark = clientId('5001');
const MEMO = '/api/performer/performer_account/1001/memo';
const BLOCK = '/api/performer/performer_account/1001/block';

export const memosPayloads = {
  memos: {
    ask: (client) => createMemosApi(client).list(anna, { limit: 20, offset: 40 }),
    request: `GET ${MEMO}?limit=20&offset=40`,
    body: '',
    answer:
      '{"memos":[{"id":7,"content":"jazz","client":{"id":5001,"name":"nl|Mark"},"date":1767225600,"performerId":1001,"pinned":true}],"total":41}',
    decoded: {
      memos: [
        {
          id: '7',
          content: 'jazz',
          client: { id: '5001', name: 'nl|Mark' },
          date: 1_767_225_600,
          performerId: '1001',
          isPinned: true,
        },
      ],
      total: 41,
    },
  },
  memosOfClient: {
    ask: (client) => createMemosApi(client).about(anna, mark),
    request: `GET ${MEMO}/client_account/5001`,
    body: '',
    answer: '{"memos":[{"id":"7","content":"jazz","client":{"id":"5001"}}]}',
    decoded: {
      memos: [
        {
          id: '7',
          content: 'jazz',
          client: { id: '5001', name: '' },
          date: 0,
          performerId: undefined,
          isPinned: undefined,
        },
      ],
      total: 1,
    },
  },
  createMemo: {
    ask: (client) => createMemosApi(client).save(anna, { id: undefined, newId: 'n1', client: mark, content: 'jazz' }),
    request: `POST ${MEMO}`,
    body: '{"content":"jazz","client":{"id":"5001"},"id":"n1"}',
    ...OK,
  },
  updateMemo: {
    ask: (client) => createMemosApi(client).save(anna, { id: memoId('7'), client: mark, content: 'tea' }),
    request: `PUT ${MEMO}/7`,
    body: '{"content":"tea","client":{"id":"5001"}}',
    ...OK,
  },
  pinMemo: {
    ask: (client) => createMemosApi(client).pin(anna, { id: memoId('7'), isPinned: true }),
    request: `PUT ${MEMO}/7/pin`,
    body: '{"pinned":true}',
    ...OK,
  },
} satisfies Record<keyof typeof memosCalls, CallPayload>;

export const blocksPayloads = {
  blocks: {
    ask: (client) => createBlocksApi(client).list(anna, { search: 'mark', limit: 20, offset: 0 }),
    request: `GET ${BLOCK}?search=mark&limit=20&offset=0`,
    body: '',
    answer:
      '{"blocks":[{"id":3,"client":{"id":5001,"name":"nl|Mark"},"date":1767225600,"reason":null},{"id":4,"client":{"id":5002,"name":"de|Jonas"},"date":1767225600,"reason":"fraud","by":"platform"}],"total":1}',
    decoded: {
      blocks: [
        { id: '3', client: { id: '5001', name: 'nl|Mark' }, date: 1_767_225_600, reason: '', by: 'performer' },
        { id: '4', client: { id: '5002', name: 'de|Jonas' }, date: 1_767_225_600, reason: 'fraud', by: 'platform' },
      ],
      total: 1,
    },
  },
  blockClient: {
    ask: (client) => createBlocksApi(client).block(anna, { client: { id: mark, name: 'nl|Mark' }, reason: 'rude' }),
    request: `POST ${BLOCK}`,
    body: '{"performerAccount":{"id":"1001"},"client":{"id":"5001"},"reason":"rude"}',
    ...OK,
  },
  blockAnonymous: {
    ask: (client) => createBlocksApi(client).blockAnonymous(anna, { client: { id: mark, name: 'annon1' }, reason: '' }),
    request: 'POST /api/performer/performer_account/1001/annon_block/5001',
    body: '{"performerAccount":{"id":"1001"},"reason":""}',
    ...OK,
  },
  unblockClient: {
    ask: (client) => createBlocksApi(client).unblock(anna, blockId('3')),
    request: `DELETE ${BLOCK}/3`,
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof blocksCalls, CallPayload>;

const CLIENTS = '/api/performer/performer_accounts/1001/clients';
const CLIENT =
  '{"id":5001,"username":"nl|Mark","earnings":1250,"memos":2,"visits":3,"registered":1546300800,"first_contact":1767225600,"last_contact":1767312000,"memo":"jazz","online":1,"block":{"id":3,"date":1767312000}}';
const client = {
  id: '5001',
  username: 'nl|Mark',
  earnings: 1250,
  memos: 2,
  visits: 3,
  registered: 1_546_300_800,
  firstContact: 1_767_225_600,
  lastContact: 1_767_312_000,
  topMemo: 'jazz',
  isOnline: true,
  isBlocked: true,
  block: { id: '3', date: 1_767_312_000, reason: '', by: 'performer' },
};
const unknownClient = {
  id: '5002',
  username: '',
  earnings: 0,
  memos: 0,
  visits: 0,
  registered: undefined,
  firstContact: undefined,
  lastContact: undefined,
  topMemo: undefined,
  isOnline: undefined,
  isBlocked: false,
  block: undefined,
};

export const clientsPayloads = {
  clients: {
    ask: (api) =>
      createClientsApi(api).list(anna, { order: 'earnings', segment: 'quiet', search: 'mar', limit: 20, offset: 20 }),
    request: `GET ${CLIENTS}?order=earnings&segment=quiet&search=mar&limit=20&offset=20`,
    body: '',
    answer: `{"clients":[${CLIENT},{"id":"5002"},{"id":"5002","username":"Jonas","country":"de","blocked":true}],"total":22}`,
    decoded: {
      clients: [client, unknownClient, { ...unknownClient, username: 'de|Jonas', isBlocked: true }],
      total: 22,
    },
  },
  client: {
    ask: (api) => createClientsApi(api).card(anna, mark),
    request: `GET ${CLIENTS}/5001`,
    body: '',
    answer: `{"client":${CLIENT},"memo":{"content":"jazz","date":1767225600},"message":{"id":9,"date":1767225601},"awaited":false}`,
    decoded: {
      client,
      topMemo: { content: 'jazz', date: 1_767_225_600, isPinned: false },
      newestMessage: { id: '9', subject: '', date: 1_767_225_601 },
      isAwaited: false,
    },
  },
  clientMonths: {
    ask: (api) => createClientsApi(api).months(anna, mark),
    request: `GET ${CLIENTS}/5001/months`,
    body: '',
    answer: '{"months":[{"month":"2026-01","earned":1250,"visits":2}]}',
    decoded: [{ month: '2026-01', earned: 1250, visits: 2 }],
  },
  awaitClient: {
    ask: (api) => createClientsApi(api).awaitOnline(anna, { client: mark, isAwaited: true }),
    request: `PUT ${CLIENTS}/5001/await`,
    body: '{"awaited":true}',
    ...OK,
  },
  clientHistory: {
    ask: (api) => createClientsApi(api).history(anna, { client: mark, months: 3, limit: 5, offset: 0 }),
    request: 'GET /api/performer/performer_accounts/1001/history/5001?months=3&limit=5&offset=0',
    body: '',
    answer:
      '{"sessions":[{"id":1,"service":"cam","date":1767225600,"duration":60,"earned":92},{"id":2,"service":"sms","date":1767225500,"earned":31}],"total":2,"earned":123}',
    decoded: {
      sessions: [
        { id: '1', service: 'cam', date: 1_767_225_600, duration: 60, earned: 92 },
        { id: '2', service: 'sms', date: 1_767_225_500, duration: 0, earned: 31 },
      ],
      total: 2,
      earned: 123,
    },
  },
} satisfies Record<keyof typeof clientsCalls, CallPayload>;
