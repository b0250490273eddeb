import { createInboxApi, type inboxCalls } from '@greenroom/adapters-http/inbox/inbox-api.http';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const m1 = messageId('m1');
const INBOX = '/api/performer/performer_accounts/1001/inbox';

const MESSAGE =
  '{"id":"m1","sentBy":"CLIENT","client":{"id":5001,"name":"nl|Mark"},"subject":"Friday","content":"Hello","date":1767225600,"readStatus":"NEW","removed":0}';
const OLDER =
  '{"id":"m0","sentBy":"PERFORMER","client":{"id":"5001","name":null},"content":"Hi","contentTranslate":"Hoi","date":1767225000,"readStatus":"OLD"}';
// Of a sender that is neither performer nor customer.
const NOTE = MESSAGE.replace('"m1"', '"m2"').replace('CLIENT', 'SYSTEM');

const message = {
  id: 'm1',
  sender: 'client',
  client: { id: '5001', name: 'nl|Mark' },
  subject: 'Friday',
  content: 'Hello',
  contentTranslate: undefined,
  date: 1_767_225_600,
  read: false,
  removed: false,
};
const older = {
  id: 'm0',
  sender: 'performer',
  client: { id: '5001', name: '' },
  subject: '',
  content: 'Hi',
  contentTranslate: 'Hoi',
  date: 1_767_225_000,
  read: true,
  removed: false,
};

export const inboxPayloads = {
  inbox: {
    ask: (client) => createInboxApi(client).list(anna, { type: 'sent', limit: 10, offset: 20, search: 'a b' }),
    request: `GET ${INBOX}?type=sent&limit=10&offset=20&search=a+b`,
    body: '',
    answer: `{"messages":[${MESSAGE},${NOTE},${OLDER}],"total":22}`,
    decoded: { messages: [message, { ...message, id: 'm2', sender: 'platform' }, older], total: 22 },
  },
  conversations: {
    ask: (client) => createInboxApi(client).conversations(anna, { type: 'inbox', limit: 10, offset: 0, search: '' }),
    request: 'GET /api/performer/performer_accounts/1001/conversations?type=inbox&limit=10&offset=0',
    body: '',
    answer: `{"conversations":[{"message":${MESSAGE},"unread":2}],"total":1}`,
    decoded: { conversations: [{ client: message.client, newest: message, unread: 2 }], total: 1 },
  },
  inboxMessage: {
    ask: (client) => createInboxApi(client).read(anna, m1),
    request: `GET ${INBOX}/m1`,
    body: '',
    answer: `{"client":{"id":"5001","name":"nl|Mark"},"blocked":"byClient","message":${MESSAGE},"history":[${OLDER}],"hasEarlier":true}`,
    decoded: { client: message.client, blocked: 'byClient', message, history: [older], hasEarlier: true },
  },
  correspondence: {
    ask: (client) => createInboxApi(client).correspondence(anna, clientId('5001')),
    request: 'GET /api/performer/performer_accounts/1001/messages/5001',
    body: '',
    answer: '{"client":{"id":"5001","name":"nl|Mark"},"blocked":"later","history":[]}',
    decoded: { client: message.client, blocked: 'none', message: undefined, history: [], hasEarlier: false },
  },
  markInboxMessage: {
    ask: (client) => createInboxApi(client).markRead(anna, m1),
    request: `PATCH ${INBOX}/m1`,
    body: '{"readStatus":"OLD"}',
    ...OK,
  },
  sendInboxMessage: {
    ask: (client) => {
      const translation = { text: 'Ja!', from: 'en', to: 'nl' } as const;
      const outgoing = { id: m1, receiver: clientId('5001'), subject: 'Re: Friday', content: 'Yes!', translation };
      return createInboxApi(client).send(anna, outgoing);
    },
    request: `POST ${INBOX}`,
    body: '{"id":"m1","receiver":"5001","subject":"Re: Friday","content":"Yes!","language":"en","languageTranslate":"nl","messageTranslate":"Ja!"}',
    ...OK,
  },
  removeInboxMessage: {
    ask: (client) => createInboxApi(client).remove(anna, m1),
    request: `DELETE ${INBOX}/m1`,
    body: '',
    ...OK,
  },
  restoreInboxMessage: {
    ask: (client) => createInboxApi(client).restore(anna, m1),
    request: `POST ${INBOX}/m1/restore`,
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof inboxCalls, CallPayload>;
