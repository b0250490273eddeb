import type { ClientId, MessageId, PerformerId, TipId } from '../kernel/ids.ts';
import { millis, type Seconds } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';

/** Sender or receiver of a message. @spec §6 — incoming sender types */
export type SenderType = 'ROLE_PERFORMER' | 'ROLE_CLIENT' | 'ROLE_TOY';

/** A chat line from the other side: msg carries the text, msgt also its translation. @spec §3 Chat message */
export interface InboundMessage {
  readonly id: MessageId;
  /** Undefined for a line of a toy or of the performer, which belongs to the session that runs. */
  readonly clientId: ClientId | undefined;
  readonly senderType: SenderType;
  readonly content: string;
  readonly contentTranslate: string | undefined;
}

/** Events of the platform about chat. @spec §7 Real-time socket — incoming */
export type ChatSignal =
  | { readonly type: 'messageReceived'; readonly message: InboundMessage }
  | { readonly type: 'clientTyping'; readonly clientId: ClientId };

/** Shortest time between two typing events to the customer. @spec §5 Typing events, §9 Typing debounce */
export const TYPING_PAUSE = millis(3_000);
/** Time after the customer's last typing event at which the typing indicator goes away. @spec §4 Chat, §9 Typing indicator */
export const TYPING_SHOWN = millis(3_000);
/** The longest message that is sent, in characters; a longer one stays in the draft. @spec §7 Chat — the length is our choice */
export const MAX_MESSAGE_LENGTH = 2_000;
/** Greatest number of messages kept of a conversation; the oldest are dropped. @spec §4 Chat — the number is our choice */
export const MAX_MESSAGES = 10_000;
/** Number of times that a line without an answer is sent, the first included. @spec §7 Chat — the number is our choice */
export const SEND_TRIES = 4;
/** Time between two tries to send a chat line. @spec §7 Chat — our own limit */
export const SEND_EVERY = millis(10_000);
/** Clocks may differ by this much when a date of this machine is compared with one of the platform. */
export const CLOCK_DIFFERENCE = 300;
/** Messages are kept in packs of this many, so that one more message never copies the whole conversation. */
export const PACK_LENGTH = 100;
/** Number of the latest messages that are fetched first. @spec §7 GET …/{performerId}/{type}/{customerId} — the number is our choice */
export const HISTORY_LENGTH = 100;
/** Factor by which the next fetch is longer when none of the fetched messages is known and the gap may be longer. */
export const HISTORY_GROWTH = 10;
/** Pauses before a failed fetch is repeated; the last one repeats. */
export const FETCH_AGAIN_AFTER = [millis(1_000), millis(2_000), millis(4_000), millis(8_000), millis(15_000)] as const;
/** Jitter of these pauses, so that a thousand pages do not return at once. */
export const FETCH_AGAIN_JITTER = 0.2;

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

type Line = Pick<ChatMessage, 'id' | 'performerId' | 'clientId' | 'sentBy' | 'content' | 'date'>;

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
export const receivedLine = (
  message: InboundMessage & { readonly clientId: ClientId },
  performerId: PerformerId,
  date: Seconds,
): ChatMessage => {
  const { id, clientId, senderType, content, contentTranslate } = message;
  const line = chatLine({ id, performerId, clientId, sentBy: SENT_BY[senderType], content, date });
  return { ...line, contentTranslate, translate: contentTranslate !== undefined };
};
