import type { RealtimeEvent } from '../realtime/realtime-event.ts';

/** Receivers of the platform's events. */
export type EventTarget = 'session' | 'chat' | 'services' | 'login' | 'toys' | 'inbox' | 'page' | 'gaps';

/** Receivers of each event. An empty row is an event of a capability that this product does not have yet. @spec §7 Real-time socket — incoming */
const TARGETS_BY_EVENT = {
  /** @spec §4 Request flow */
  requestReceived: ['session'],
  /** @spec §4 Request flow */
  requestCancelled: ['session'],
  /** @spec §4 Request flow */
  clientDisconnected: ['session'],
  /** @spec §4 Request flow */
  timerStarted: ['session'],
  /** @spec §4 Request flow */
  viewersChanged: ['session'],
  /** @spec §4 Request flow */
  clientCameraChanged: ['session'],
  /** @spec §4 Request flow */
  streamReconnect: ['session'],
  /** @spec §3 Chat message */
  messageReceived: ['chat'],
  /** @spec §4 Chat */
  clientTyping: ['chat'],
  /** @spec §4 Services status */
  servicesChanged: ['services'],
  /** @spec §7 Real-time socket — toy */
  toyEvent: ['toys'],
  /** @spec §7 Real-time socket — email */
  inboxChanged: ['inbox'],
  /** @spec §4 Performer status */
  loggedOut: ['login'],
  /** @spec §7 Real-time socket — login */
  loggedInElsewhere: ['login'],
  /** @spec §4 Real-time connection */
  reloadForced: ['page'],
  /** @spec §4 Real-time connection — what was missed is asked for */
  unreadable: ['gaps'],
  /** Events that the platform may add later. */
  unknown: [],
} as const satisfies Readonly<Record<RealtimeEvent['type'], readonly EventTarget[]>>;

/** Passes an event to its receivers. @returns whether there was any. @spec §7 Real-time socket — incoming */
export const dispatchEvent = (
  event: RealtimeEvent,
  handlers: Readonly<Record<EventTarget, (event: RealtimeEvent) => void>>,
): boolean => {
  const names: readonly EventTarget[] = TARGETS_BY_EVENT[event.type];
  for (const name of names) handlers[name](event);
  return names.length > 0;
};
