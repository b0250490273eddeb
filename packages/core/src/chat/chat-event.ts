import type { ClientId, MessageId, PerformerId, TipId } from '../kernel/ids.ts';
import type { Step } from '../kernel/machine.ts';
import type { Millis, Seconds } from '../kernel/units.ts';
import type { InboundMessage } from '../realtime/realtime-event.ts';
import type { LineTranslation, OutgoingChat } from './chat-api.port.ts';
import type { ChatMessage } from './chat-message.ts';
import type { FontSize } from './font-size.ts';
import type { ChatMemory } from './chat-state.ts';

export type ChatEvent =
  | {
      readonly type: 'opened'; // from the app
      readonly client: ClientId;
      readonly performerId: PerformerId;
      readonly draft: string;
      /** Time at which the conversation began. */
      readonly since: Seconds;
    }
  | { readonly type: 'earlierWanted' } // by the performer
  | { readonly type: 'closed' } // from the app
  | { readonly type: 'typed'; readonly draft: string; readonly now: Millis } // by the performer
  | {
      readonly type: 'sendClicked'; // by the performer
      readonly id: MessageId;
      readonly today: Seconds;
      readonly translation: LineTranslation | undefined;
    }
  | { readonly type: 'lineTranslated'; readonly id: MessageId; readonly text: string } // an answer
  | { readonly type: 'retryClicked'; readonly id: MessageId } // by the performer
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
  | { readonly type: 'typingNotTold' } // from the connection
  | { readonly type: 'typingOver' } // from the clock
  | { readonly type: 'connected' } // from the app: for the first time
  | { readonly type: 'reconnected' } // from the app
  | { readonly type: 'fetched'; readonly call: number; readonly messages: readonly ChatMessage[] } // an answer
  | { readonly type: 'notFetched'; readonly call: number } // an answer
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
  /** Replaces the one that is planned for this line. */
  | { readonly type: 'planSendAgain'; readonly id: MessageId; readonly after: Millis }
  | { readonly type: 'cancelSendAgain'; readonly id: MessageId }
  | { readonly type: 'cancelAllSendAgain' }
  | {
      readonly type: 'fetch';
      readonly call: number;
      readonly who: { readonly performerId: PerformerId; readonly clientId: ClientId };
      readonly limit: number;
    }
  | { readonly type: 'tellTyping'; readonly client: ClientId; readonly performerId: PerformerId }
  | { readonly type: 'keepFontSize'; readonly size: FontSize }
  | { readonly type: 'keepDraft'; readonly client: ClientId; readonly draft: string }
  /** Replaces the one that is planned. */
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' };

export type ChatStep = Step<ChatMemory, ChatEffect>;
export type EventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { readonly type: Type }>;
