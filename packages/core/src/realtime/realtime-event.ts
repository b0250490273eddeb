import type { ClientId, MessageId, TipId } from '../kernel/ids.ts';
import type { Cents, Credits } from '../kernel/units.ts';
import type { RemoteCommand, RemoteView } from '../remote/remote-signal.ts';
import type { Service, ServiceChange } from '../services/service.ts';
import type { SessionSignal } from '../session/session-signal.ts';

/** Sender or receiver of a message. @spec §6 — incoming sender types */
export type SenderType = 'ROLE_PERFORMER' | 'ROLE_CLIENT' | 'ROLE_TOY';

/**
 * Events of the platform, decoded once. The meaning of a name is decided in `adapters-socket/realtime/realtime-event.wire`; its receivers
 * in `app/wiring/event-rows`.
 * @spec §7 Real-time socket — incoming
 */
export type RealtimeEvent =
  | SessionSignal
  | { readonly type: 'messageReceived'; readonly message: InboundMessage }
  | { readonly type: 'clientTyping'; readonly clientId: ClientId }
  | {
      readonly type: 'servicesChanged';
      readonly services: ServiceChange;
      /** Services that a pause remembers, null when work is not paused; undefined where the event does not say. */
      readonly remembered?: readonly Service[] | null;
    }
  | {
      readonly type: 'toyEvent';
      readonly kind: string;
      readonly content: string;
      readonly clientId?: ClientId | undefined;
      /** Record of the tip, where the platform sends one. */
      readonly tip?: ReportedTip | undefined;
    }
  | { readonly type: 'inboxChanged'; readonly unread: number }
  /** A customer for whom the performer waits came online. */
  | { readonly type: 'customerOnline'; readonly clientId: ClientId; readonly name: string }
  /** The account's settings were saved, on this device or on another one. */
  | { readonly type: 'settingsChanged' }
  /** A request of this account has come to nothing; ours. */
  | { readonly type: 'missedChanged' }
  /** A phone became the remote of this page, or is no more; sent to both. */
  | { readonly type: 'remoteChanged'; readonly isPaired: boolean }
  /** A press on the remote, to the page that works. */
  | { readonly type: 'remoteCommand'; readonly command: RemoteCommand }
  /** The view of the page that works, to the remote. */
  | { readonly type: 'remoteView'; readonly view: RemoteView }
  /** A moderator has decided on the identity, a text or a photo of the performer; ours. */
  | { readonly type: 'reviewed' }
  | { readonly type: 'loggedOut'; readonly message: string }
  | { readonly type: 'loggedInElsewhere' }
  | { readonly type: 'reloadForced' }
  /** An event that could not be decoded: the state it was about must be fetched. */
  | { readonly type: 'unreadable'; readonly name: string }
  | { readonly type: 'unknown'; readonly name: string };

/** The platform's record of a tip besides its purpose; each of these fields is ours. */
export interface ReportedTip {
  /** The same id as in the earnings: a tip that is reported twice is one. */
  readonly id?: TipId | undefined;
  /** Amount paid by the customer. */
  readonly credits?: Credits | undefined;
  /** Amount earned by the performer. */
  readonly earned?: Cents | undefined;
}

/** A chat line from the other side: msg carries the text, msgt also its translation. @spec §3 Chat message */
export interface InboundMessage {
  readonly id: MessageId;
  /** Undefined for a line of a toy or of the performer, which belongs to the session that runs. */
  readonly clientId: ClientId | undefined;
  readonly senderType: SenderType;
  readonly content: string;
  readonly contentTranslate: string | undefined;
}
