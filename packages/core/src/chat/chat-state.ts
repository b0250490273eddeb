import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Millis } from '../kernel/units.ts';
import type { ChatMessage } from './chat-message.ts';
import type { FontSize } from './font-size.ts';
import { EMPTY_LOG, type GrowingLog, type MessageLog } from './message-log.ts';

/** Whether messages may be missing since a reconnect; `filled` until she writes again. */
export type ChatGap = 'none' | 'fetching' | 'filled' | 'failed';

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
}

/** A fetch of the conversation on its way. */
export interface HistoryFetch {
  readonly call: number;
  readonly limit: number;
  /** Opening fetches the latest; after a reconnect it goes back until it meets what is known. */
  readonly purpose: 'opening' | 'gap';
}

/** The state with what the screen need not know. */
export interface ChatMemory extends ChatState {
  readonly messages: GrowingLog;
  readonly fetch: HistoryFetch | undefined;
  /** Counts the fetches, so that a late answer is told apart. */
  readonly calls: number;
  /** Her messages that the platform does not have yet, of conversations that are not open. */
  readonly unsent: ReadonlyMap<ClientId, readonly ChatMessage[]>;
}

/** No conversation is open. */
export const NO_CHAT: ChatMemory = {
  client: undefined,
  messages: EMPTY_LOG,
  performerId: undefined,
  fontSize: 'medium',
  typing: false,
  lastTyped: undefined,
  draft: '',
  gap: 'none',
  fetch: undefined,
  calls: 0,
  unsent: new Map(),
};
