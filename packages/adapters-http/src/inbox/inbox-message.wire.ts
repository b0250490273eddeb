import * as z from 'zod/mini';
import type { Blocked, ConversationPage, InboxMessage, InboxPage } from '@greenroom/core/inbox/inbox-message';
import {
  clientIdWire,
  flagWire,
  mapped,
  maybe,
  messageIdWire,
  orElse,
  secondsWire,
  whole,
} from '../http/fields.wire.ts';

const correspondentWire = z.object({ id: clientIdWire, name: orElse(z.string(), '') });

const SENDERS: ReadonlyMap<string, InboxMessage['sender']> = new Map([
  ['CLIENT', 'client'],
  ['PERFORMER', 'performer'],
]);

/** One message from any other sender must not hide the whole page: it is shown as the platform's. */
const senderWire = mapped(z.string(), (wire): InboxMessage['sender'] => SENDERS.get(wire) ?? 'platform');

/**
 * Decodes one message between a customer and the performer; it is unread unless its `readStatus` is OLD.
 * @spec §3 Inbox message — sender, receiver
 */
const messageWire = mapped(
  whole({
    id: messageIdWire,
    sentBy: senderWire,
    client: correspondentWire,
    subject: orElse(z.string(), ''),
    content: z.string(),
    contentTranslate: maybe(z.string()),
    date: secondsWire,
    readStatus: z.nullish(z.string()),
    removed: orElse(flagWire, false),
  }),
  ({ sentBy, readStatus, ...wire }): InboxMessage => ({
    ...wire,
    sender: sentBy,
    read: readStatus === 'OLD',
  }),
);

/** Block state of a conversation. An unknown value counts as not blocked; sending then shows the truth. */
const blockedWire = mapped(z.nullish(z.string()), (wire): Blocked =>
  wire === 'byClient' || wire === 'byPerformer' ? wire : 'none',
);

export const inboxPageWire = mapped(
  z.object({ messages: z.array(messageWire), total: z.nullish(z.number()) }),
  ({ messages, total }): InboxPage => ({ messages, total: total ?? messages.length }),
);

export const correspondenceWire = whole({
  client: correspondentWire,
  blocked: blockedWire,
  message: maybe(messageWire),
  history: z.array(messageWire),
  hasEarlier: orElse(flagWire, false),
});

export const conversationPageWire = mapped(
  z.object({
    conversations: z.array(z.object({ message: messageWire, unread: orElse(z.number(), 0) })),
    total: z.number(),
  }),
  ({ conversations, total }): ConversationPage => ({
    conversations: conversations.map(({ message, unread }) => ({ client: message.client, newest: message, unread })),
    total,
  }),
);
