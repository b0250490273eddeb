import { loggedOutBy } from '../../login/session-check.ts';
import type { RealtimeEvent } from '../../realtime/realtime-event.ts';
import type { AppParts } from '../app-parts.ts';

type EventOf<Type extends RealtimeEvent['type']> = Extract<RealtimeEvent, { readonly type: Type }>;

/** Effects of each event of the platform, in the order in which they run. A missing event does not compile. */
export type EventRows = {
  readonly [Type in RealtimeEvent['type']]: readonly ((event: EventOf<Type>) => void)[];
};

/** @spec §7 Real-time socket — incoming */
export const eventRows = (
  {
    chat,
    clients,
    inbox,
    login,
    services,
    session,
    toys,
  }: Pick<AppParts, 'chat' | 'clients' | 'inbox' | 'login' | 'services' | 'session' | 'toys'>,
  page: { readonly reload: () => void },
): EventRows => ({
  /** @spec §4 Request flow */
  requestReceived: [session.onEvent],
  /** @spec §4 Request flow */
  requestCancelled: [session.onEvent],
  /** @spec §4 Request flow */
  clientDisconnected: [session.onEvent],
  /** @spec §4 Request flow */
  timerStarted: [session.onEvent],
  /** @spec §4 Request flow */
  viewersChanged: [session.onEvent],
  /** @spec §4 Request flow */
  clientCameraChanged: [session.onEvent],
  /** @spec §4 Request flow */
  streamReconnect: [session.onEvent],
  /** @spec §3 Chat message */
  messageReceived: [chat.onEvent],
  /** @spec §4 Chat */
  clientTyping: [chat.onEvent],
  /** @spec §4 Services status */
  servicesChanged: [(event) => services.serverChanged(event.services)],
  /** @spec §7 Real-time socket — toy */
  toyEvent: [toys.onEvent],
  /** @spec §7 Real-time socket — email */
  inboxChanged: [({ unread }) => inbox.setUnread(unread)],
  /** An event of ours. @spec §7 Real-time socket — incoming */
  customerOnline: [({ clientId, name }) => clients.cameOnline({ clientId, name })],
  /** These three are ours, and run in `app/remote-host` and `app/remote-phone`: the page that works and its remote. */
  remoteChanged: [],
  remoteCommand: [],
  remoteView: [],
  /** @spec §4 Performer status */
  loggedOut: [({ message }) => login.forceOut(loggedOutBy(message))],
  /** The event does not contain whether this login still counts; the session check does. @spec §7 Real-time socket — login */
  loggedInElsewhere: [login.checkNow],
  /** @spec §4 Real-time connection */
  reloadForced: [page.reload],
  /** The connection reports the gap 2 s later. @spec §4 Real-time connection — what was missed is asked for */
  unreadable: [services.eventUnreadable],
  /** Events that the platform may add later. */
  unknown: [],
});

/** Runs the effects of an event. @returns whether there was any. @spec §7 Real-time socket — incoming */
export const runEvent = <Type extends RealtimeEvent['type']>(
  rows: EventRows,
  type: Type,
  event: EventOf<Type>,
): boolean => {
  for (const effect of rows[type]) effect(event);
  return rows[type].length > 0;
};
