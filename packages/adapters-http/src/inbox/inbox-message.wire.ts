import * as z from 'zod/mini';
import type { Blocked, ConversationPage, InboxMessage, InboxPage } from '@greenroom/core/inbox/inbox-message';
import { clientIdWire, flagWire, maybe, messageIdWire, orElse, secondsWire } from '../http/fields.wire.ts';
import { whole } from '../http/whole.wire.ts';

const correspondentWire = z.object({ id: clientIdWire, name: orElse(z.string(), '') });

const SENDERS: ReadonlyMap<string, InboxMessage['sender']> = new Map([
  ['CLIENT', 'client'],
  ['PERFORMER', 'performer'],
]);

/** One message from any other sender must not hide the whole page: it is shown as the platform's. */
const senderWire = z.pipe(
  z.string(),
  z.transform((wire): InboxMessage['sender'] => SENDERS.get(wire) ?? 'platform'),
);

/**
 * Decodes one message between a customer and the performer; it is unread unless its `readStatus` is OLD.
 * @spec §3 Inbox message — sender, receiver
 */
const messageWire = z.pipe(
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
  z.transform(({ sentBy, readStatus, ...wire }): InboxMessage => ({
    ...wire,
    sender: sentBy,
    read: readStatus === 'OLD',
  })),
);

/** Block state of a conversation. An unknown value counts as not blocked; sending then shows the truth. */
const blockedWire = z.pipe(
  z.nullish(z.string()),
  z.transform((wire): Blocked => (wire === 'byClient' || wire === 'byPerformer' ? wire : 'none')),
);

export const inboxPageWire = z.pipe(
  z.object({ messages: z.array(messageWire), total: z.nullish(z.number()) }),
  z.transform(({ messages, total }): InboxPage => ({ messages, total: total ?? messages.length })),
);

export const correspondenceWire = whole({
  client: correspondentWire,
  blocked: blockedWire,
  message: maybe(messageWire),
  history: z.array(messageWire),
  hasEarlier: orElse(flagWire, false),
});

export const conversationPageWire = z.pipe(
  z.object({
    conversations: z.array(z.object({ message: messageWire, unread: orElse(z.number(), 0) })),
    total: z.number(),
  }),
  z.transform(({ conversations, total }): ConversationPage => ({
    conversations: conversations.map(({ message, unread }) => ({ client: message.client, newest: message, unread })),
    total,
  })),
);
