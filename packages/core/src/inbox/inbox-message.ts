import type { ClientId, MessageId } from '../kernel/ids.ts';
import { type CallFailure, isRefusal } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';

/** Boxes of messages, by their names in the address: received, sent and removed. @spec §2 /inbox/{inboxType?}/ — inbox, sent, removed */
export const INBOX_TYPES = ['inbox', 'sent', 'removed'] as const;
export type InboxType = (typeof INBOX_TYPES)[number];

/** Reads the box from the address; without one it is the inbox, and an unknown one gives `undefined`. @spec §2 /inbox/{inboxType?}/ */
export const readInboxType = (segment: string | undefined): InboxType | undefined =>
  segment === undefined ? 'inbox' : INBOX_TYPES.find((type) => type === segment);

/** The customer of a message. */
export interface Correspondent {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came: `nl|Mark`. */
  readonly name: string;
}

/**
 * Inbox message between performer and customer, which waits to be read, unlike a line of a chat.
 * @spec §3 Inbox message — sender, receiver
 */
export interface InboxMessage {
  readonly id: MessageId;
  /** `platform` stands for any sender but these two. @spec §3 Chat message — sentBy */
  readonly sender: 'client' | 'performer' | 'platform';
  readonly client: Correspondent;
  readonly subject: string;
  readonly content: string;
  /** Text in the language of the receiver; `undefined` where it was sent without a translation. @spec §3 Chat message — contentTranslate */
  readonly contentTranslate: string | undefined;
  readonly date: Seconds;
  readonly read: boolean;
  readonly removed: boolean;
}

/**
 * Side that has blocked the other, customer or performer; `none` lets both write.
 * @spec §8 Messages — 'blocked you' and 'you blocked' texts
 */
export type Blocked = 'none' | 'byClient' | 'byPerformer';

export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  readonly total: number;
}

/** A customer in the list of a box, with the newest message there. */
export interface ConversationSummary {
  readonly client: Correspondent;
  readonly newest: InboxMessage;
  /** Number of unread messages of the customer. */
  readonly unread: number;
}

/** One page of the customers of a box, unread ones first. */
export interface ConversationPage {
  readonly conversations: readonly ConversationSummary[];
  readonly total: number;
}

/** Messages with one customer. @spec §3 Inbox message — reply history */
export interface Correspondence {
  readonly client: Correspondent;
  readonly blocked: Blocked;
  /** Newest first; without the message that is being read. */
  readonly history: readonly InboxMessage[];
  /** The message that is being read; undefined while a new one is written. */
  readonly message: InboxMessage | undefined;
  /** True where the platform has older messages than these. */
  readonly hasEarlier: boolean;
}

/** Every way the messages can fail. @spec §8 Messages — error sending, removing, loading; 'blocked you' and 'you blocked' texts */
export const INBOX_ERRORS = [
  'inbox.notLoaded',
  'inbox.notSent',
  'inbox.notRemoved',
  'inbox.notRestored',
  'inbox.blockedYou',
  'inbox.youBlocked',
] as const;
export type InboxErrorCode = (typeof INBOX_ERRORS)[number];

const REFUSALS: Readonly<Record<string, InboxErrorCode>> = {
  blocked_by_client: 'inbox.blockedYou',
  blocked_by_performer: 'inbox.youBlocked',
};

/** Turns a failed sending into its error code. @spec §8 Messages — 'blocked you' and 'you blocked' texts */
export const readSendRefusal = (failure: CallFailure): InboxErrorCode =>
  (isRefusal(failure) ? REFUSALS[failure.message] : undefined) ?? 'inbox.notSent';
