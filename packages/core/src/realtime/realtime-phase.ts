import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { TimeAndChance } from '../kernel/random.port.ts';
import type { Millis } from '../kernel/units.ts';
import type { Liveness } from './liveness.ts';
import { OUTBOX_LIMIT, RECONNECT_SPREAD, type RealtimeErrorCode } from './realtime.constants.ts';
import type { ReconnectSeries } from './reconnect-slots.ts';

/** Messages that wait for the platform to acknowledge who we are, oldest first. */
export type Outbox = readonly OutboundEvent[];

export const EMPTY_OUTBOX: Outbox = [];

/**
 * Keeps a message until the platform has acknowledged the connection; of more than 100 the oldest is dropped.
 * @spec §4 Real-time connection — queued messages
 */
export const queueMessage = (outbox: Outbox, event: OutboundEvent): Outbox => [...outbox, event].slice(-OUTBOX_LIMIT);

/** Status of the connection for the rest of the product. @spec §4 Real-time connection */
export type RealtimeStatus = 'disconnected' | 'connecting' | 'connected';

/** Fields shared by all phases. */
interface Always {
  /** Number of acknowledged authentications since `connect`. */
  readonly connectedCount: number;
  readonly outbox: Outbox;
  /** True while the page is hidden: its timers may be late. */
  readonly isHidden: boolean;
  /** Spread of the first try after a loss, as the platform advised it last. */
  readonly spread: Millis;
}

/** No connection is wanted. */
interface Idle extends Always {
  readonly phase: 'idle';
}

/** A socket is being connected: opening, waiting 1 s before the greeting, waiting up to 3 s for the acknowledgement. */
interface Arriving extends Always {
  readonly phase: 'opening' | 'greeting' | 'authenticating';
  /** The series this socket belongs to; none for the first connection. */
  readonly series: ReconnectSeries | undefined;
}

/** Acknowledged: messages go both ways. */
interface Online extends Always {
  readonly phase: 'online';
  readonly since: Millis;
  readonly liveness: Liveness;
  /** The series that led here, continued when this connection does not last. */
  readonly series: ReconnectSeries | undefined;
}

/** Between two tries, without a socket. */
interface Waiting extends Always {
  readonly phase: 'waiting';
  readonly series: ReconnectSeries;
  readonly retryAt: Millis;
  readonly waitsSince: Millis;
}

/** The platform refused the credentials: no further try until there are new ones, or the performer retries. */
interface Stopped extends Always {
  readonly phase: 'stopped';
  /** The series in which it was refused, continued with new credentials; none for the first connection. */
  readonly series: ReconnectSeries | undefined;
  readonly error: RealtimeErrorCode | undefined;
}

export type RealtimeConnection = Idle | Arriving | Online | Waiting | Stopped;

/** A phase with a socket. */
export type Socketed = Arriving | Online;

export type RealtimePhase = RealtimeConnection['phase'];

export const NEVER_CONNECTED: RealtimeConnection = {
  phase: 'idle',
  connectedCount: 0,
  outbox: EMPTY_OUTBOX,
  isHidden: false,
  spread: RECONNECT_SPREAD,
};

const STATUS = {
  idle: 'disconnected',
  opening: 'connecting',
  greeting: 'connected',
  authenticating: 'connected',
  online: 'connected',
  waiting: 'connecting',
  stopped: 'disconnected',
} as const satisfies Record<RealtimePhase, RealtimeStatus>;

/**
 * Status of a phase of the connection: connected as soon as the socket is open, before the authentication.
 * @spec §4 Real-time connection
 */
export const statusOfPhase = (phase: RealtimePhase): RealtimeStatus => STATUS[phase];

/** Checks whether `connect` is allowed: only when disconnected, not while a lost connection is being repaired. @spec §8 Socket */
export const mayConnect = ({ phase }: RealtimeConnection): boolean => STATUS[phase] === 'disconnected';

/**
 * Checks whether messages may be sent: not when disconnected; until the platform acknowledged, they wait in the outbox.
 * @spec §8 Socket, §4 Real-time connection
 */
export const maySend = ({ phase }: RealtimeConnection): boolean => STATUS[phase] !== 'disconnected';

/** Events of the timers that this machine schedules. */
export type ConnectionTimerDue =
  | 'openTimedOut' // the socket did not open within 10 s
  | 'greetingDue' // 1 s after the socket opened
  | 'acknowledgementTimedOut' // 3 s after the authentication was sent
  | 'retryDue' // the moment of the next try
  | 'pingDue' // every 6 s while online
  | 'checkDue'; // every 3 s while online

/** Reports of the current socket; those of an earlier one are dropped. */
export type SocketReport =
  | 'opened'
  | 'acknowledged'
  | 'closed' // by the platform, the network or the browser; never the answer to our own close
  | 'refused' // the platform does not accept the credentials
  | 'pong';

type Timed =
  | 'connectRequested' // the app, after log-in
  | 'retryRequested' // the performer presses "try again"
  | 'becameVisible' // the page, when its tab is looked at again
  | 'callAnswered' // the platform answered any call over HTTP
  | SocketReport
  | ConnectionTimerDue;

type Timeless =
  | { readonly type: 'disconnectRequested' } // the app, at log-out
  | { readonly type: 'becameHidden' } // the page, when its tab is no longer looked at
  | { readonly type: 'sendRequested'; readonly event: OutboundEvent } // any capability with an event to send
  | { readonly type: 'received' } // any inbound frame: there may be a thousand a second
  /** Length of the first slot after a loss, as the platform advises it with its acknowledgement. */
  | { readonly type: 'spreadAdvised'; readonly spread: Millis };

/** Event as it is sent. */
export type RealtimeConnectionInput = { readonly type: Timed } | Timeless;
/** Event as the machine handles it: with time and chance where a rule needs them. */
export type RealtimeConnectionEvent = ({ readonly type: Timed } & TimeAndChance) | Timeless;

const TIMELESS: ReadonlySet<string> = new Set<Timeless['type']>([
  'disconnectRequested',
  'becameHidden',
  'sendRequested',
  'received',
  'spreadAdvised',
]);

export const isTimeless = (input: RealtimeConnectionInput): input is Timeless => TIMELESS.has(input.type);

export type RealtimeConnectionEffect =
  | { readonly type: 'open' } // in the slot of the socket, which closes it when it is left
  | { readonly type: 'authenticate' }
  | { readonly type: 'ping' }
  | { readonly type: 'send'; readonly event: OutboundEvent };
