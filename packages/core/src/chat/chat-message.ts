import type { ClientId, MessageId, PerformerId, TipId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';
import type { InboundMessage, SenderType } from '../realtime/realtime-event.ts';

/** Sender of a line; `SYSTEM` stands for notes of the product and for unknown senders. @spec §3 Chat message — sentBy */
export type ChatSender = 'PERFORMER' | 'CLIENT' | 'TOY' | 'SYSTEM';

/** Delivery of the performer's own message: `sent` only when the platform has it. Messages of others are `sent`. */
export type Delivery = 'pending' | 'sent' | 'failed';

/** One line of a conversation, received or written here. @spec §3 Chat message */
export interface ChatMessage {
  readonly id: MessageId;
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
  readonly sentBy: ChatSender;
  readonly content: string;
  /** The translation of a msgt message, shown beside the original. */
  readonly contentTranslate: string | undefined;
  readonly translate: boolean;
  readonly date: Seconds;
  readonly subject: string;
  readonly billingStatus: string;
  readonly folder: 'DRAFT' | 'INBOX';
  readonly readStatus: 'OLD';
  readonly type: 'chat';
  readonly delivery: Delivery;
  /** The tip that a line of the product is about. */
  readonly tip?: TipId;
  /** Marks a note about an event that the platform reported late: it is sorted by its date, not by its arrival. */
  readonly isTimed?: true;
  /** From which language the performer's own line was translated, and into which. */
  readonly languages?: { readonly from: Language; readonly to: Language };
}

/**
 * Sender of a line by the sender type of its real-time event.
 * @spec §6 — incoming sender types are ROLE_PERFORMER, ROLE_CLIENT, ROLE_TOY
 */
const SENT_BY = {
  ROLE_PERFORMER: 'PERFORMER',
  ROLE_CLIENT: 'CLIENT',
  ROLE_TOY: 'TOY',
} as const satisfies Record<SenderType, ChatSender>;

interface Line {
  readonly id: MessageId;
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
  readonly sentBy: ChatSender;
  readonly content: string;
  readonly date: Seconds;
}

/** Makes a chat message of a line, with defaults for the fields that a live message does not have. @spec §3 Chat message */
export const chatLine = (line: Line): ChatMessage => ({
  ...line,
  contentTranslate: undefined,
  translate: false,
  subject: '',
  billingStatus: '',
  folder: 'INBOX',
  readStatus: 'OLD',
  type: 'chat',
  delivery: 'sent',
});

/**
 * Makes a chat message of a received msg, or of a msgt with the translation beside the original.
 * @spec §3 Chat message — incoming real-time events
 */
export const receivedLine = (message: InboundMessage, performerId: PerformerId, date: Seconds): ChatMessage => {
  const { id, clientId, senderType, content, contentTranslate } = message;
  const line = chatLine({ id, performerId, clientId, sentBy: SENT_BY[senderType], content, date });
  return { ...line, contentTranslate, translate: contentTranslate !== undefined };
};
