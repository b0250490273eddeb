import type { Answer } from '../kernel/answer.ts';
import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import type { ChatMessage } from './chat-message.ts';

/** @spec §7 Chat — msg and receiver; the own id lets the platform drop a repeated send */
export interface OutgoingChat {
  readonly id: MessageId;
  readonly receiver: ClientId;
  readonly msg: string;
}

export interface ChatApi {
  /** Safe to repeat with the same id: the platform keeps one. @spec §7 POST session/chat_message */
  readonly send: (message: OutgoingChat) => Answer<undefined>;
  /** The conversation as the platform has it, oldest first. @spec §7 GET performer/performer_accounts/{performerId}/{type}/{customerId} */
  readonly history: (
    who: { readonly performerId: PerformerId; readonly clientId: ClientId },
    limit: number,
  ) => Answer<readonly ChatMessage[]>;
}
