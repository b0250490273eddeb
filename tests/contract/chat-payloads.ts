import { createChatApi, createTranslationApi, type chatCalls } from '@greenroom/adapters-http/chat/chat-api.http';
import { clientId, messageId, performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const mark = clientId('5001');

const history = `{ "messages": [
  { "id": "m-1", "performerId": "1001", "clientId": "5001", "sentBy": "CLIENT", "content": "Guten Abend",
    "contentTranslate": "Goedenavond", "translate": true, "date": 1767225600, "subject": "hi", "billingStatus": "PAID",
    "folder": "INBOX", "readStatus": "OLD", "type": "chat" },
  { "id": 12, "performerId": 1001, "sentBy": "PERFORMER", "content": "", "date": 1767225601 }
], "active": true }`;

export const chatPayloads = {
  sendChatMessage: {
    ask: (client) => createChatApi(client).send({ msg: 'Hé "Mark" 👋', receiver: mark, id: messageId('m-9') }),
    request: 'POST /api/session/chat_message',
    body: '{"msg":"Hé \\"Mark\\" 👋","receiver":"5001","id":"m-9"}',
    ...OK,
  },
  translateChat: {
    ask: (client) => createTranslationApi(client).translate({ text: 'Hoi', from: 'nl', to: 'en' }),
    request: 'POST /api/session/translate',
    body: '{"message":"Hoi","language":"nl","languageTranslate":"en"}',
    answer: '{ "messageTranslate": "Hi", "engine": 2 }',
    decoded: 'Hi',
  },
  chatHistory: {
    ask: (client) => createChatApi(client).history({ performerId: anna, clientId: mark }, 100),
    request: 'GET /api/performer/performer_accounts/1001/chat/5001?limit=100&offset=0',
    body: '',
    answer: history,
    decoded: [
      {
        id: 'm-1',
        performerId: '1001',
        clientId: '5001',
        sentBy: 'CLIENT',
        content: 'Guten Abend',
        contentTranslate: 'Goedenavond',
        translate: true,
        date: 1_767_225_600,
        subject: 'hi',
        billingStatus: 'PAID',
        folder: 'INBOX',
        readStatus: 'OLD',
        type: 'chat',
        delivery: 'sent',
      },
      {
        id: '12',
        performerId: '1001',
        clientId: '5001',
        sentBy: 'PERFORMER',
        content: '',
        contentTranslate: undefined,
        translate: false,
        date: 1_767_225_601,
        subject: '',
        billingStatus: '',
        folder: 'INBOX',
        readStatus: 'OLD',
        type: 'chat',
        delivery: 'sent',
      },
    ],
  },
} satisfies Record<keyof typeof chatCalls, CallPayload>;
