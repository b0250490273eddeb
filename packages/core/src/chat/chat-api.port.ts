import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Language } from '../localisation/language.ts';
import type { ChatMessage } from './chat-message.ts';

/** A chat message to be sent. @spec §7 Chat — msg and receiver; the own id lets the platform drop a repeated send */
export interface OutgoingChat {
  readonly id: MessageId;
  readonly receiver: ClientId;
  readonly msg: string;
  /** The line in the language of the customer, where the platform translates. */
  readonly translation?: LineTranslation | undefined;
}

/** Translation of a chat line, with both languages. @spec §3 Chat message — msgt (language, languageTranslate, messageTranslate) */
export interface LineTranslation {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

export interface ChatApi {
  /** Sends a chat message; safe to repeat with the same id, because the platform keeps it once. @spec §7 POST session/chat_message */
  readonly send: (message: OutgoingChat) => AsyncResult<undefined>;
  /**
   * Fetches the conversation with a customer as the platform has it, oldest message first.
   * @spec §7 GET performer/performer_accounts/{performerId}/{type}/{customerId}
   */
  readonly history: (
    who: { readonly performerId: PerformerId; readonly clientId: ClientId },
    limit: number,
  ) => AsyncResult<readonly ChatMessage[]>;
}

export interface LineToTranslate {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

export interface TranslationApi {
  /** Translates one chat line; called only where the platform offers it. @spec §3 Chat message — contentTranslate */
  readonly translate: (line: LineToTranslate) => AsyncResult<string>;
}
