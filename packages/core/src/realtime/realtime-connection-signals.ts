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

/** Reports of one socket, marked with the generation in which it was opened. */
export type SocketReport =
  | 'opened'
  | 'acknowledged'
  | 'closed' // by the platform, the network or the browser; never the answer to our own close
  | 'refused' // the platform does not accept the credentials
  | 'pong';

export type RealtimeConnectionEvent =
  | ({ readonly type: 'connectRequested' } & TimeAndChance) // the app, after log-in
  | { readonly type: 'disconnectRequested' } // the app, at log-out
  | ({ readonly type: 'retryRequested' } & TimeAndChance) // the performer presses "try again"
  | ({ readonly type: 'becameVisible' } & TimeAndChance) // the page, when its tab is looked at again
  | ({ readonly type: 'callAnswered' } & TimeAndChance) // the platform answered any call over HTTP
  | { readonly type: 'becameHidden' } // the page, when its tab is no longer looked at
  | { readonly type: 'sendRequested'; readonly event: OutboundEvent } // any capability with an event to send
  | ({ readonly type: SocketReport; readonly generation: number } & TimeAndChance)
  /** Any inbound frame. It brings no moment: there may be a thousand a second. */
  | { readonly type: 'received'; readonly generation: number }
  /** Length of the first slot after a loss, as the platform advises it with its acknowledgement. */
  | { readonly type: 'spreadAdvised'; readonly generation: number; readonly spread: Millis }
  | ({ readonly type: ConnectionTimerDue } & TimeAndChance);

/** One of each can be planned; planning it again replaces it. */
export type ConnectionTimer = 'step' | 'ping' | 'check';

export type RealtimeConnectionEffect =
  | { readonly type: 'open'; readonly generation: number }
  | { readonly type: 'close' }
  | { readonly type: 'authenticate' }
  | { readonly type: 'ping' }
  | { readonly type: 'send'; readonly event: OutboundEvent }
  | {
      readonly type: 'schedule';
      readonly timer: ConnectionTimer;
      readonly after: Millis;
      readonly due: ConnectionTimerDue;
    }
  | { readonly type: 'cancelTimers' };
