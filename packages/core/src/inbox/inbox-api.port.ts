import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';
import type { ConversationPage, Correspondence, InboxPage, InboxType } from './inbox-message.ts';

export interface InboxQuery extends ListPart {
  readonly type: InboxType;
  /** Words in subject, text or name; empty for all. */
  readonly search: string;
}

export interface OutgoingMessage {
  /** Made here, so that a message that is sent again is kept once. */
  readonly id: MessageId;
  readonly receiver: ClientId;
  readonly subject: string;
  readonly content: string;
  /** The text in the language of the customer, where the platform translates. */
  readonly translation?: MessageTranslation | undefined;
}

/** Translation of an inbox message, with both languages. @spec §3 Chat message — msgt (language, languageTranslate, messageTranslate) */
export interface MessageTranslation {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

/** Calls about inbox messages: list, read, send, remove and restore them. @spec §2 /inbox/{inboxType?}/, §7 The calls it makes */
export interface InboxApi {
  readonly list: (performer: PerformerId, query: InboxQuery) => AsyncResult<InboxPage>;
  /** Lists customers instead of single messages; asked only where the configuration has `conversations`. */
  readonly conversations: (performer: PerformerId, query: InboxQuery) => AsyncResult<ConversationPage>;
  /** Reads a message with the messages that it answers. @spec §3 Inbox message — reply history */
  readonly read: (performer: PerformerId, message: MessageId) => AsyncResult<Correspondence>;
  /** Fetches the messages with a customer, for a new message to that customer. @spec §7 Earnings and clients */
  readonly correspondence: (performer: PerformerId, client: ClientId) => AsyncResult<Correspondence>;
  readonly markRead: (performer: PerformerId, message: MessageId) => AsyncResult<undefined>;
  readonly send: (performer: PerformerId, message: OutgoingMessage) => AsyncResult<undefined>;
  readonly remove: (performer: PerformerId, message: MessageId) => AsyncResult<undefined>;
  readonly restore: (performer: PerformerId, message: MessageId) => AsyncResult<undefined>;
}
