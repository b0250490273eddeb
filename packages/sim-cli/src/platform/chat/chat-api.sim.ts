import type { CALLS } from '@greenroom/adapters-http/http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { refuse, WORKED, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';
import type { MessageRow } from './message-table.ts';

type WireMessage = WireAnswer<(typeof CALLS)['chatHistory']>['messages'][number];

const wireMessage = (row: MessageRow): WireMessage => ({
  id: row.id,
  performerId: row.performer_id,
  clientId: row.client_id,
  sentBy: row.sent_by,
  content: row.content,
  contentTranslate: row.content_translate,
  translate: row.content_translate !== null,
  date: row.date,
  subject: '',
  billingStatus: 'FREE',
  folder: 'INBOX',
  readStatus: 'OLD',
  type: 'chat',
});

/** Chat during a session, and the conversation afterwards. @spec §7 Chat */
export const createChatApi = (parts: PlatformParts): Pick<Handlers, 'sendChatMessage' | 'chatHistory'> => {
  const { messages, requests, bell } = parts;
  return {
    sendChatMessage: async ({ body }, { performer }) => {
      const couple = { performerId: performer.id, clientId: body.receiver };
      const session = await requests.liveOf(body.receiver);
      if (session?.status !== 'accepted' || session.performer_id !== performer.id) return refuse(409, 'no_session');
      const message = { id: body.id, sentBy: 'PERFORMER', content: body.msg, contentTranslate: undefined } as const;
      if (await messages.keep(couple, message)) {
        await bell.toCustomer(body.receiver, {
          event: 'msg',
          content: { id: body.id, performerId: performer.id, senderType: 'ROLE_PERFORMER', message: body.msg },
          senderId: performer.id,
          senderType: 'ROLE_PERFORMER',
        });
      }
      return WORKED;
    },
    chatHistory: async ({ params, query }) => {
      const rows = await messages.latest({ performerId: params.performerId, clientId: params.customerId }, query);
      return { ok: true, value: { messages: rows.map(wireMessage) } };
    },
  };
};
