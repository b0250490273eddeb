import * as z from 'zod/mini';
import type { ChatApi, TranslationApi } from '@greenroom/core/chat/chat-api.port';
import type { ChatMessage, ChatSender } from '@greenroom/core/chat/chat-message';
import { ok } from '@greenroom/core/kernel/result';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import {
  clientIdWire,
  flagWire,
  mapped,
  maybe,
  messageIdWire,
  only,
  orElse,
  performerIdWire,
  secondsWire,
  whole,
} from '../http/fields.wire.ts';
import { listPartWire } from '../http/query.wire.ts';

const SENDERS = ['PERFORMER', 'CLIENT', 'TOY', 'SYSTEM'] as const satisfies readonly ChatSender[];

/** One message from a sender of a new kind must not hide the whole conversation: it is shown as the platform's. */
const senderWire = mapped(z.string(), (wire): ChatSender => SENDERS.find((sender) => sender === wire) ?? 'SYSTEM');

/** Decodes one line of a conversation; it counts as read and as sent. Its customer, a field of ours, is that of the call where it is missing. @spec §3 Chat message */
const chatMessageWire = mapped(
  whole({
    id: messageIdWire,
    performerId: performerIdWire,
    clientId: maybe(clientIdWire),
    sentBy: senderWire,
    content: z.string(),
    contentTranslate: maybe(z.string()),
    translate: orElse(flagWire, false),
    date: secondsWire,
    subject: orElse(z.string(), ''),
    billingStatus: orElse(z.string(), ''),
    folder: orElse(z.string(), 'INBOX'),
    readStatus: z.nullish(z.string()),
    type: z.nullish(z.string()),
  }),
  (wire) => ({
    ...wire,
    folder: wire.folder === 'DRAFT' ? ('DRAFT' as const) : ('INBOX' as const),
    readStatus: 'OLD' as const,
    type: 'chat' as const,
    delivery: 'sent' as const,
  }),
);

/** The longest chat message the platform takes, in characters. An assumption: the specification gives none. */
const LONGEST_CHAT_MESSAGE = 2000;

/** A customer's line may be longer than one of the performer. An assumption: the specification gives none. */
const LONGEST_TRANSLATION = 10_000;

const languageWire = z.enum(LANGUAGES);

/**
 * Body of a sent line: its text, the customer, and a translation where the performer sends one.
 * @spec §7 Chat — msg and receiver (client id); the id is ours, so that a repeated send is kept once
 */
const chatBodyWire = z.object({
  msg: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT_MESSAGE)),
  receiver: clientIdWire,
  id: messageIdWire,
  language: z.optional(languageWire),
  languageTranslate: z.optional(languageWire),
  messageTranslate: z.optional(z.string().check(z.maxLength(LONGEST_TRANSLATION))),
});

/**
 * Body of the call that translates a chat line: text, its language and the wanted language, with the field names of msgt.
 * @spec §3 Chat message — msgt (language, languageTranslate, message)
 */
const translateBodyWire = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(LONGEST_TRANSLATION)),
  language: languageWire,
  languageTranslate: languageWire,
});

const translatedWire = only('messageTranslate', z.string());

/** Query of a conversation's history: at most `limit` lines, after the `offset` newest ones. @spec §2 — paged: limit and offset */

const historyWire = z.object({ messages: z.array(chatMessageWire) });

export const chatCalls = defineCalls({ access: 'performer' })({
  sendChatMessage: {
    purpose:
      'Sends a line to the customer of the session; the same id again is kept once. The languages and the translation are ours: the customer gets the line as msgt.',
    post: '/session/chat_message',
    origin: 'spec',
    section: '§7 Sessions, Chat',
    body: chatBodyWire,
    errors: [{ status: 409, error: 'no_session', when: 'there is no session with this customer' }],
  },
  translateChat: {
    purpose:
      'Translates one line of a chat, before it is sent or after it was received; offered where the configuration has chatTranslation.',
    post: '/session/translate',
    origin: 'ours',
    section: '§3 Chat message',
    body: translateBodyWire,
    answer: translatedWire,
    errors: [{ status: 422, error: 'not_translated', when: 'nothing of the line could be translated' }],
  },
  chatHistory: {
    purpose: 'The latest messages with one customer, oldest first; the type of the path is chat.',
    get: '/performer/performer_accounts/{performerId}/chat/{customerId}',
    origin: 'spec',
    section: '§7 Earnings and clients',
    query: listPartWire,
    answer: historyWire,
  },
});

export const createChatApi = (client: ApiClient): ChatApi => ({
  send: ({ translation, ...line }) => {
    if (translation === undefined) return client.call(chatCalls.sendChatMessage, { body: line });
    const { text, from, to } = translation;
    const body = { ...line, language: from, languageTranslate: to, messageTranslate: text };
    return client.call(chatCalls.sendChatMessage, { body });
  },
  history: async ({ performerId, clientId }, limit) => {
    const answer = await client.call(chatCalls.chatHistory, {
      params: { performerId, customerId: clientId },
      query: { limit, offset: 0 },
    });
    if (!answer.ok) return answer;
    return ok(answer.value.messages.map((line): ChatMessage => ({ ...line, clientId: line.clientId ?? clientId })));
  },
});

export const createTranslationApi = (client: ApiClient): TranslationApi => ({
  translate: ({ text, from, to }) =>
    client.call(chatCalls.translateChat, { body: { message: text, language: from, languageTranslate: to } }),
});
