import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { InboundMessage, SenderType } from '../realtime/realtime-event.ts';
import type { ChatMessage, ChatSender } from './chat-message.ts';

/** @spec §6 — incoming sender types are ROLE_PERFORMER, ROLE_CLIENT, ROLE_TOY */
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

/** A new line, with the fields that a live message does not have. @spec §3 Chat message */
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

/** msg, or msgt with the translation beside the original. @spec §3 Chat message — incoming real-time events */
export const receivedLine = (message: InboundMessage, performerId: PerformerId, date: Seconds): ChatMessage => {
  const { id, clientId, senderType, content, contentTranslate } = message;
  const line = chatLine({ id, performerId, clientId, sentBy: SENT_BY[senderType], content, date });
  return { ...line, contentTranslate, translate: contentTranslate !== undefined };
};
