import * as z from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, clientIdWire, messageIdWire, queryNumberWire } from '../http/fields.wire.ts';
import { chatMessageWire } from './chat-message.wire.ts';

/** The longest chat message the platform takes, in characters. An assumption: the specification gives none. */
const LONGEST_CHAT_MESSAGE = 2000;

/** @spec §7 Chat — msg and receiver (client id); the id is ours, so that a repeated send is kept once */
const chatBodyWire = z.object({
  msg: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT_MESSAGE)),
  receiver: clientIdWire,
  id: messageIdWire,
});

/** @spec §2 — paged: limit and offset */
const historyQueryWire = z.object({ limit: queryNumberWire, offset: queryNumberWire });

const historyWire = z.object({ messages: z.array(chatMessageWire) });

export const chatCalls = {
  sendChatMessage: defineCall({
    name: 'sendChatMessage',
    purpose: 'Sends a line to the customer of the session; the same id again is kept once.',
    method: 'POST',
    path: '/session/chat_message',
    origin: 'spec',
    section: '§7 Sessions, Chat',
    access: 'performer',
    body: chatBodyWire,
    answer: acknowledgedWire,
    errors: [{ status: 409, error: 'no_session', when: 'there is no session with this customer' }],
  }),
  chatHistory: defineCall({
    name: 'chatHistory',
    purpose: 'The latest messages with one customer, oldest first; the type of the path is chat.',
    method: 'GET',
    path: '/performer/performer_accounts/{performerId}/chat/{customerId}',
    origin: 'spec',
    section: '§7 Earnings and clients',
    access: 'performer',
    query: historyQueryWire,
    answer: historyWire,
    errors: [],
  }),
};
