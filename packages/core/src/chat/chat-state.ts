import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import { seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { ChatMessage } from './chat-message.ts';
import { FIRST_FONT_SIZE, type FontSize } from './font-size.ts';
import { EMPTY_LOG, type GrowingLog, type MessageLog } from './message-log.ts';

/** State of messages that may be missing since a reconnect; `filled` until the performer writes again. */
export type ChatGap = 'none' | 'fetching' | 'filled' | 'failed';

/** `failed` until the performer asks again. */
export type EarlierMessages = 'none' | 'more' | 'fetching' | 'failed';

/** @spec §3 Chat state */
export interface ChatState {
  /** The customer of the conversation. */
  readonly client: ClientId | undefined;
  readonly messages: MessageLog;
  /** Known once a conversation is open. */
  readonly performerId: PerformerId | undefined;
  readonly fontSize: FontSize;
  /** The customer types. */
  readonly typing: boolean;
  /** Time of the last typing event to the customer. */
  readonly lastTyped: Millis | undefined;
  readonly draft: string;
  readonly gap: ChatGap;
  /** State of the messages before the oldest one here. */
  readonly earlier: EarlierMessages;
  /** The last message of the conversation before this one. */
  readonly lastTalked: MessageId | undefined;
}

/** A line of the performer on its way to the platform. */
export interface Sending {
  readonly client: ClientId;
  /** Number of tries. */
  readonly tries: number;
  /** The last try had no answer, and the next is planned. */
  readonly isWaiting: boolean;
}

/** A fetch of the conversation on its way. */
export interface HistoryFetch {
  readonly call: number;
  readonly limit: number;
  /**
   * Purpose of the fetch: opening fetches the latest; after a reconnect it goes back until it meets a known message; comparing looks for a
   * line that was given up.
   */
  readonly purpose: 'opening' | 'gap' | 'comparing' | 'earlier';
}

/** The state with what the screen need not know. */
export interface ChatMemory extends ChatState {
  readonly messages: GrowingLog;
  readonly fetch: HistoryFetch | undefined;
  /** Beginning of the open conversation: older messages are of an earlier one. */
  readonly since: Seconds;
  /** Number of messages in the longest fetch of the open conversation. */
  readonly reach: number;
  /** Counts the fetches, so that a late answer is recognised. */
  readonly calls: number;
  /** The performer's messages that the platform does not have yet, of conversations that are not open. */
  readonly unsent: ReadonlyMap<ClientId, readonly ChatMessage[]>;
  readonly sending: ReadonlyMap<MessageId, Sending>;
  /** Messages known when others began to be missing, until those are there. */
  readonly gapFrom: MessageLog | undefined;
}

/** No conversation is open. */
export const NO_CHAT: ChatMemory = {
  client: undefined,
  messages: EMPTY_LOG,
  performerId: undefined,
  fontSize: FIRST_FONT_SIZE,
  typing: false,
  lastTyped: undefined,
  draft: '',
  gap: 'none',
  earlier: 'none',
  lastTalked: undefined,
  fetch: undefined,
  since: seconds(0),
  reach: 0,
  calls: 0,
  unsent: new Map(),
  sending: new Map(),
  gapFrom: undefined,
};
