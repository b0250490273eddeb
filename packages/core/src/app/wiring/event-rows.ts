import type { Log } from '../../kernel/log.port.ts';
import { when, type Row } from '../../kernel/row.ts';
import { loggedOutBy } from '../../login/session-check.ts';
import type { RealtimeEvent } from '../../realtime/realtime-event.ts';
import type { AppParts } from '../app-parts.ts';

type EventOf<Type extends RealtimeEvent['type']> = Extract<RealtimeEvent, { readonly type: Type }>;

/** Effects of each event of the platform, in the order in which they run. A missing event does not compile. */
export type EventRows = {
  readonly [Type in RealtimeEvent['type']]: readonly ((event: EventOf<Type>) => void)[];
};

/** Lists the effects of each event of the platform, by its type. @spec §7 Real-time socket — incoming */
export const eventRows = (
  {
    chat,
    clients,
    inbox,
    login,
    meter,
    missed,
    myDay,
    services,
    session,
    toys,
  }: Pick<
    AppParts,
    'chat' | 'clients' | 'inbox' | 'login' | 'meter' | 'missed' | 'myDay' | 'services' | 'session' | 'toys'
  >,
  page: { readonly reload: () => void },
): EventRows => ({
  /** Passes a customer's request to the session, which decides, as the six events after it. @spec §4 Request flow */
  requestReceived: [session.onEvent],
  requestCancelled: [session.onEvent],
  clientDisconnected: [session.onEvent, meter.compare],
  /** Leaves the session to the device that took it over. This event is ours. */
  sessionTakenOver: [session.onEvent],
  timerStarted: [session.onEvent],
  viewersChanged: [session.onEvent],
  clientCameraChanged: [session.onEvent],
  streamReconnect: [session.onEvent],
  /** Adds a received line to the open conversation; one of another customer is ignored. @spec §3 Chat message */
  messageReceived: [chat.onEvent],
  /** Shows that the customer types. @spec §4 Chat */
  clientTyping: [chat.onEvent],
  /** Takes over the services that the platform switched itself. @spec §4 Services status */
  servicesChanged: [(event) => services.serverChanged(event.services, event.remembered)],
  /** Runs toys for a tip or a customer's request. @spec §7 Real-time socket — toy */
  toyEvent: [toys.onEvent],
  /** Takes over the number of unread messages. @spec §7 Real-time socket — email */
  inboxChanged: [({ unread }) => inbox.setUnread(unread)],
  /** Customer who came online; this event is our addition to the specification. @spec §7 Real-time socket — incoming */
  customerOnline: [({ clientId, name }) => clients.cameOnline({ clientId, name })],
  /** Decision of a moderator: the account and the checklist are fetched again. This event is our addition to the specification. @spec §4 Account approval */
  reviewed: [login.checkNow, myDay.loadOnboarding],
  /** Fetches the account with the session check, because another device may have changed its settings. This event is ours. @spec §3 Performer account — settings */
  settingsChanged: [login.checkNow],
  /** Fetches who asked, because another device may have been asked. This event is ours. @spec §4 Request flow */
  missedChanged: [missed.refresh],
  /** These three are ours, and run in `remote/remote-host.controller` and `remote/remote-phone.controller`: the page that works and its remote. */
  remoteChanged: [],
  remoteCommand: [],
  remoteView: [],
  /** Logs the performer out at once, for the reason in the message. @spec §4 Performer status */
  loggedOut: [({ message }) => login.forceOut(loggedOutBy(message))],
  /** Login in another place: only a session check shows whether this login is still valid. @spec §7 Real-time socket — login */
  loggedInElsewhere: [login.checkNow],
  /** Reloads the page, because the platform demands it. @spec §4 Real-time connection */
  reloadForced: [page.reload],
  /**
   * Event that cannot be decoded: the services are compared with those of the next session check; the connection reports the gap 2 s later.
   * @spec §4 Real-time connection — what was missed is asked for
   */
  unreadable: [services.eventUnreadable],
  /** Events that the platform may add later. */
  unknown: [],
});

/** Runs the effects of each event of the platform. */
export const dispatchRow = (rows: EventRows, { onEvent }: Pick<AppParts['realtime'], 'onEvent'>, log: Log): Row =>
  when(onEvent, (event) => {
    const { type } = event;
    if (!runEvent(rows, type, event)) log.write('debug', 'realtime event without a listener', { type });
  });

/** Runs the effects of an event. @returns whether there was any. @spec §7 Real-time socket — incoming @fortests */
export const runEvent = <Type extends RealtimeEvent['type']>(
  rows: EventRows,
  type: Type,
  event: EventOf<Type>,
): boolean => {
  for (const effect of rows[type]) effect(event);
  return rows[type].length > 0;
};
