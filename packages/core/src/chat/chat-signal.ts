import type { ClientId, MessageId } from '../kernel/ids.ts';

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
