import type { ChatSignal } from '../chat/chat-message.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { Service, ServiceChange } from '../services/service.ts';
import type { SessionSignal } from '../session/session-signal.ts';
import type { ToySignal } from '../toys/toy-trigger.ts';
import type { RemoteCommand, RemoteView } from './remote-signal.ts';

/**
 * Events of the platform, decoded once. The meaning of a name is decided in `adapters-socket/realtime/realtime-event.wire`; its receivers
 * in `app/wiring/event-rows`.
 * @spec §7 Real-time socket — incoming
 */
export type RealtimeEvent =
  | SessionSignal
  | ChatSignal
  | ToySignal
  | {
      readonly type: 'servicesChanged';
      readonly services: ServiceChange;
      /** Services that a pause remembers, null when work is not paused; undefined where the event does not report it. */
      readonly remembered?: readonly Service[] | null;
    }
  | { readonly type: 'inboxChanged'; readonly unread: number }
  /** An awaited customer came online. */
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
