import type { ClientId, MessageId, PerformerId } from '../kernel/ids.ts';
import { seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { ChatMessage } from './chat-message.ts';
import { FIRST_FONT_SIZE, type FontSize } from './font-size.ts';
import { EMPTY_LOG, type GrowingLog, type MessageLog } from './message-log.ts';

/** Whether messages may be missing since a reconnect; `filled` until she writes again. */
export type ChatGap = 'none' | 'fetching' | 'filled' | 'failed';

/** `failed` until the performer asks again. */
export type EarlierMessages = 'none' | 'more' | 'fetching' | 'failed';

/** @spec §3 Chat state */
export interface ChatState {
  /** Whose conversation it is. */
  readonly client: ClientId | undefined;
  readonly messages: MessageLog;
  /** Known once a conversation is open. */
  readonly performerId: PerformerId | undefined;
  readonly fontSize: FontSize;
  /** The customer types. */
  readonly typing: boolean;
  /** When he was last told that she types. */
  readonly lastTyped: Millis | undefined;
  readonly draft: string;
  readonly gap: ChatGap;
  /** Whether the platform has messages before the oldest one here. */
  readonly earlier: EarlierMessages;
  /** The last message of the conversation before this one. */
  readonly lastTalked: MessageId | undefined;
}

/** A line of the performer on its way to the platform. */
export interface Sending {
  readonly client: ClientId;
  /** How often it was sent. */
  readonly tries: number;
  /** The last try had no answer, and the next is planned. */
  readonly isWaiting: boolean;
}

/** A fetch of the conversation on its way. */
export interface HistoryFetch {
  readonly call: number;
  readonly limit: number;
  /** Opening fetches the latest; after a reconnect it goes back until it meets what is known; comparing looks for a line that was given up. */
  readonly purpose: 'opening' | 'gap' | 'comparing' | 'earlier';
}

/** The state with what the screen need not know. */
export interface ChatMemory extends ChatState {
  readonly messages: GrowingLog;
  readonly fetch: HistoryFetch | undefined;
  /** When the open conversation began: what is older belongs to an earlier one. */
  readonly since: Seconds;
  /** How many messages the longest fetch of the open conversation asked for. */
  readonly reach: number;
  /** Counts the fetches, so that a late answer is told apart. */
  readonly calls: number;
  /** Her messages that the platform does not have yet, of conversations that are not open. */
  readonly unsent: ReadonlyMap<ClientId, readonly ChatMessage[]>;
  readonly sending: ReadonlyMap<MessageId, Sending>;
  /** What was known when messages began to be missing, until they are there. */
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
