import type { ClientId, MessageId, PerformerId, TipId } from '../kernel/ids.ts';
import type { SlotStep } from '../kernel/machine.ts';
import { seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { LineTranslation, OutgoingChat } from './chat-api.port.ts';
import type { ChatMessage, InboundMessage } from './chat-message.ts';
import { EMPTY_LOG, type GrowingLog, type MessageLog } from './message-log.ts';

const NEXT = { small: 'medium', medium: 'large', large: 'xlarge', xlarge: 'small' } as const;

export type FontSize = keyof typeof NEXT;

/** The letter size before one is chosen. @spec §4 Chat */
const FIRST_FONT_SIZE: FontSize = 'medium';

/** The size after one press of the text-size button. @spec §4 Chat */
export const nextFontSize = (size: FontSize): FontSize => NEXT[size];

export const isFontSize = (text: string): text is FontSize => Object.hasOwn(NEXT, text);

/** State of messages that may be missing since a reconnect; `filled` until the performer writes again. */
export type ChatGap = 'none' | 'fetching' | 'filled' | 'failed';

/** `failed` until the performer retries. */
export type EarlierMessages = 'none' | 'more' | 'fetching' | 'failed';

/** State of the open conversation: its lines, the draft, and lines that may be missing. @spec §3 Chat state */
export interface ChatState {
  readonly client: ClientId | undefined;
  readonly messages: MessageLog;
  /** Known once a conversation is open. */
  readonly performerId: PerformerId | undefined;
  readonly fontSize: FontSize;
  readonly typing: boolean;
  /** Time of the last typing event to the customer. */
  readonly lastTyped: Millis | undefined;
  readonly draft: string;
  readonly gap: ChatGap;
  /** State of the messages before the oldest one here. */
  readonly earlier: EarlierMessages;
  /** The last message of the conversation before this one. */
  readonly lastTalked: MessageId | undefined;
  /** The performer's lines that the platform has not confirmed, of every conversation. */
  readonly sending: ReadonlyMap<MessageId, Sending>;
}

/** Checks whether a line waits to be sent: it is tried until the platform has it, or it is given up. */
export const hasWaitingLine = ({ sending }: Pick<ChatState, 'sending'>): boolean => sending.size > 0;

/** An unconfirmed line of the performer. */
export interface Sending {
  readonly client: ClientId;
  readonly tries: number;
  /** The last try had no answer, and the next is planned. */
  readonly isWaiting: boolean;
}

/** The fetch under way. */
export interface HistoryFetch {
  readonly limit: number;
  /**
   * Purpose of the fetch: opening fetches the latest; after a reconnect it goes back until it meets a known message; comparing looks for a
   * line that was given up.
   */
  readonly purpose: 'opening' | 'gap' | 'comparing' | 'earlier';
}

/** An unanswered fetch, to be repeated. */
interface LostFetch {
  readonly purpose: 'opening' | 'gap';
  readonly limit: number;
  readonly tries: number;
}

/** State of the machine, with what the screen need not know. */
export interface ChatInternal extends ChatState {
  readonly messages: GrowingLog;
  readonly fetch: HistoryFetch | undefined;
  readonly lostFetch: LostFetch | undefined;
  /** Beginning of the open conversation: older messages are of an earlier one. */
  readonly since: Seconds;
  /** Number of messages in the longest fetch of the open conversation. */
  readonly reach: number;
  /** The performer's messages that the platform does not have yet, of conversations that are not open. */
  readonly unsent: ReadonlyMap<ClientId, readonly ChatMessage[]>;
  /** Messages known at the start of the gap, until it is filled. */
  readonly gapFrom: MessageLog | undefined;
}

/** No conversation is open. */
export const NO_CHAT: ChatInternal = {
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
  lostFetch: undefined,
  since: seconds(0),
  reach: 0,
  unsent: new Map(),
  sending: new Map(),
  gapFrom: undefined,
};

export type ChatEvent =
  | {
      readonly type: 'opened'; // from the app
      readonly client: ClientId;
      readonly performerId: PerformerId;
      readonly draft: string;
      /** Time at which the conversation began. */
      readonly since: Seconds;
    }
  | { readonly type: 'earlierRequested' } // by the performer
  | { readonly type: 'closed' } // from the app
  | { readonly type: 'typed'; readonly draft: string; readonly now: Millis } // by the performer
  | {
      readonly type: 'sendRequested'; // by the performer
      readonly id: MessageId;
      readonly today: Seconds;
      readonly translation: LineTranslation | undefined;
    }
  | { readonly type: 'lineTranslated'; readonly id: MessageId; readonly text: string } // an answer
  | { readonly type: 'retryRequested'; readonly id: MessageId } // by the performer
  | { readonly type: 'sent'; readonly client: ClientId; readonly id: MessageId } // an answer
  | {
      readonly type: 'notSent'; // an answer, or none
      readonly client: ClientId;
      readonly id: MessageId;
      /** True after a refusal; false when there was no answer and the line may have arrived. */
      readonly isRefused: boolean;
      /** Duration of the try. */
      readonly took: Millis;
    }
  | { readonly type: 'sendAgainDue'; readonly id: MessageId } // from the clock
  | { readonly type: 'fontSizeCycled' } // by the performer
  | { readonly type: 'received'; readonly message: InboundMessage; readonly today: Seconds } // from the platform
  | { readonly type: 'clientTyped'; readonly client: ClientId } // from the platform
  | { readonly type: 'typingNotAnnounced' } // from the connection
  | { readonly type: 'typingOver' } // from the clock
  | { readonly type: 'connected' } // from the app: for the first time
  | { readonly type: 'reconnected' } // from the app
  | { readonly type: 'fetched'; readonly messages: readonly ChatMessage[] } // an answer
  | {
      readonly type: 'notFetched'; // an answer, or none
      /** True after a refusal, which ends the tries. */
      readonly isRefused: boolean;
      /** From 0 up to 1; spreads the next try. */
      readonly chance: number;
    }
  | { readonly type: 'fetchAgainDue' } // from the clock
  | {
      readonly type: 'noted'; // from the app
      readonly id: MessageId;
      readonly text: string;
      readonly today: Seconds;
      readonly tip?: TipId;
      /** Time of the event, where the platform reported it later. */
      readonly at?: Seconds;
    }
  | { readonly type: 'said'; readonly id: MessageId; readonly text: string; readonly today: Seconds } // by the performer
  | { readonly type: 'reset' }; // at log-out

export type ChatEffect =
  | { readonly type: 'send'; readonly message: OutgoingChat }
  | {
      readonly type: 'fetch';
      readonly who: { readonly performerId: PerformerId; readonly clientId: ClientId };
      readonly limit: number;
    }
  | { readonly type: 'announceTyping'; readonly client: ClientId; readonly performerId: PerformerId }
  | { readonly type: 'keepFontSize'; readonly size: FontSize }
  | { readonly type: 'keepDraft'; readonly client: ClientId; readonly draft: string };

export type ChatStep = SlotStep<ChatInternal, ChatEvent, ChatEffect>;
export type ChatEventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { readonly type: Type }>;
