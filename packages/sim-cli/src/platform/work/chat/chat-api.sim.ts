import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { MessageRow } from '../../base/store/tables/message-tables.ts';
import type { Requests } from '../session/requests.ts';
import type { Messages } from './messages.ts';
import { translateLine } from './translate-line.ts';

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

interface SentLine {
  readonly id: string;
  readonly msg: string;
  readonly language?: string | undefined;
  readonly languageTranslate?: string | undefined;
  readonly messageTranslate?: string | undefined;
}

/** Event that the customer gets: msgt where the line was translated. @spec §3 Chat message — msg, msgt */
const customerEvent = (performerId: string, line: SentLine) => {
  const { id, msg: message, language, languageTranslate, messageTranslate } = line;
  const content = { id, performerId, senderType: 'ROLE_PERFORMER', message };
  return messageTranslate === undefined
    ? { event: 'msg', content }
    : { event: 'msgt', content: { ...content, language, languageTranslate, messageTranslate } };
};

interface Parts {
  readonly messages: Messages;
  readonly requests: Requests;
  readonly publisher: EventPublisher;
}

/** Answers the calls of the chat: sending a line in a session, its translation, and the conversation afterwards. @spec §7 Chat */
export const createChatApi = ({ messages, requests, publisher }: Parts): HandlersOf<'chat'> => ({
  sendChatMessage: async ({ body }, { performer }) => {
    const pair = { performerId: performer.id, clientId: body.receiver };
    const session = await requests.liveOf(body.receiver);
    if (session?.status !== 'accepted' || session.performer_id !== performer.id) return refuse(409, 'no_session');
    const contentTranslate = body.messageTranslate;
    const message = { id: body.id, sentBy: 'PERFORMER', content: body.msg, contentTranslate } as const;
    if (await messages.keep(pair, message)) {
      await publisher.toCustomer(body.receiver, {
        ...customerEvent(performer.id, body),
        senderId: performer.id,
        senderType: 'ROLE_PERFORMER',
      });
    }
    return WORKED;
  },
  translateChat: async ({ body }) => {
    const messageTranslate = translateLine(body.message, body.language, body.languageTranslate);
    return messageTranslate === undefined ? refuse(422, 'not_translated') : ok({ messageTranslate });
  },
  chatHistory: async ({ params, query }) => {
    const rows = await messages.latest({ performerId: params.performerId, clientId: params.customerId }, query);
    return ok({ messages: rows.map(wireMessage) });
  },
});
