import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { TimeAndChance } from '../kernel/random.port.ts';
import type { Millis } from '../kernel/units.ts';

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
