import * as z from 'zod/mini';
import type { ChatMessage, ChatSender } from '@greenroom/core/chat/chat-message';
import { clientIdWire, flagWire, messageIdWire, orElse, performerIdWire, secondsWire } from '../http/fields.wire.ts';

const SENDERS = ['PERFORMER', 'CLIENT', 'TOY', 'SYSTEM'] as const satisfies readonly ChatSender[];

/** One message from a sender of a new kind must not hide the whole conversation: it is shown as the platform's. */
const senderWire = z.pipe(
  z.string(),
  z.transform((wire): ChatSender => SENDERS.find((sender) => sender === wire) ?? 'SYSTEM'),
);

/** Decodes one line of a conversation; it counts as read and as sent. @spec §3 Chat message */
export const chatMessageWire = z.pipe(
  z.object({
    id: messageIdWire,
    performerId: performerIdWire,
    clientId: clientIdWire,
    sentBy: senderWire,
    content: z.string(),
    contentTranslate: z.nullish(z.string()),
    translate: orElse(flagWire, false),
    date: secondsWire,
    subject: orElse(z.string(), ''),
    billingStatus: orElse(z.string(), ''),
    folder: orElse(z.string(), 'INBOX'),
    readStatus: z.nullish(z.string()),
    type: z.nullish(z.string()),
  }),
  z.transform((wire): ChatMessage => ({
    id: wire.id,
    performerId: wire.performerId,
    clientId: wire.clientId,
    sentBy: wire.sentBy,
    content: wire.content,
    contentTranslate: wire.contentTranslate ?? undefined,
    translate: wire.translate,
    date: wire.date,
    subject: wire.subject,
    billingStatus: wire.billingStatus,
    folder: wire.folder === 'DRAFT' ? 'DRAFT' : 'INBOX',
    readStatus: 'OLD',
    type: 'chat',
    delivery: 'sent',
  })),
);
