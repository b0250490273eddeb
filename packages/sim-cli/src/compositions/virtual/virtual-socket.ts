import { spreadOf } from '@greenroom/adapters-socket/realtime/fields.wire';
import { createEventReader } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { encodeOutboundEvent, encodeUser, isAccepted } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { OutboundEvent } from '@greenroom/core/kernel/outbound-event';
import { elapsed, millis, type Millis } from '@greenroom/core/kernel/units';
import type {
  RealtimeSocket,
  RealtimeSocketConnection,
  RealtimeSocketListener,
} from '@greenroom/core/realtime/realtime-socket.port';
import type { Activity } from './activity.ts';
import type { InProcessSockets } from './in-process-sockets.ts';
import type { VirtualLink } from './virtual-link.ts';

/** The time until the platform notices that a page no longer answers: socket.io's ping every 25 s and its 20 s of patience. */
const PLATFORM_NOTICES_AFTER = millis(45_000);

export type SocketClock = Pick<Clock, 'now' | 'schedule'>;

/** A frame that one page sent to the platform. */
export interface SentFrame {
  readonly at: Millis;
  /** `authenticate`, `ping` or the name of an event. */
  readonly what: string;
}

/** The main socket of one page, with the platform in the same process. */
export interface VirtualSocket extends RealtimeSocket {
  /** The number of connections that were ever opened. */
  readonly opened: () => number;
  /** The number of open connections. */
  readonly alive: () => number;
  readonly sent: readonly SentFrame[];
  /** Every event that the page sent, with its content. */
  readonly announced: readonly OutboundEvent[];
}

interface SocketParts {
  readonly clock: SocketClock;
  readonly link: VirtualLink;
  readonly sockets: InProcessSockets;
  readonly activity: Activity;
  readonly log: Log;
  /** Keeps the events that were sent; a long run keeps none. */
  readonly keepsSent: boolean;
}

/** Frames keep their order, however the latency changes meanwhile. */
const createLane = (clock: SocketClock, activity: Activity) => {
  let last = millis(0);
  return (latency: Millis, deliver: () => void): void => {
    const due = millis(Math.max(last, clock.now() + latency));
    last = due;
    clock.schedule(elapsed(clock.now(), due), () => {
      activity.note();
      deliver();
    });
  };
};

/** Opens connections to the platform over a link whose faults can be switched. Events and answers go through the codecs of the real socket. */
export const createVirtualSocket = (parts: SocketParts): VirtualSocket => {
  const { clock, link, sockets, activity, log, keepsSent } = parts;
  const sent: SentFrame[] = [];
  const announced: OutboundEvent[] = [];
  const read = createEventReader(log);
  let opened = 0;
  let alive = 0;
  let closeCurrent = (): void => undefined;
  let resetCurrent = (): void => undefined;
  link.onReset(() => resetCurrent());

  const open = (listener: RealtimeSocketListener): RealtimeSocketConnection => {
    closeCurrent();
    const { socket: line } = link;
    const up = createLane(clock, activity);
    const down = createLane(clock, activity);
    let isAlive = true;
    opened += 1;
    alive += 1;

    const arrives = (deliver: () => void): void =>
      link.carryDown(() =>
        down(line.latency, () => {
          if (isAlive || line.lingers) deliver();
        }),
      );
    const frameArrives = (deliver: () => void): void =>
      arrives(() => {
        listener.received();
        deliver();
      });
    const platformEnd =
      line.opening === 'opens'
        ? sockets.open({
            deliver: (name, payload) =>
              frameArrives(() => read(name, payload, listener, () => carry('pong', (platform) => platform.pong()))),
            ended: (reason) => arrives(() => end(reason)),
          })
        : undefined;
    const carry = (what: string, deliver: (platform: NonNullable<typeof platformEnd>) => void): void => {
      if (!isAlive || platformEnd === undefined) return;
      link.carryUp(() => {
        // What waited for a line is lost with its connection.
        if (!isAlive) return;
        up(line.latency, () => {
          if (keepsSent) sent.push({ at: clock.now(), what });
          deliver(platformEnd);
        });
      });
    };
    const leave = (): boolean => {
      if (!isAlive) return false;
      isAlive = false;
      alive -= 1;
      if (platformEnd === undefined) return true;
      // A link that carries nothing does not carry the end either: the platform misses the page's answers first.
      if (line.up) platformEnd.close();
      else clock.schedule(PLATFORM_NOTICES_AFTER, () => platformEnd.close());
      return true;
    };
    const end = (reason: string): void => {
      if (leave()) listener.closed(reason);
    };
    const acknowledged = (answer: unknown): void =>
      frameArrives(() =>
        listener.authenticated(isAccepted(answer) && line.acknowledgement === 'accepts', spreadOf(answer)),
      );

    closeCurrent = leave;
    resetCurrent = () => {
      if (!isAlive) return;
      platformEnd?.close();
      end('reset');
    };
    if (line.opening === 'opens') arrives(() => listener.opened());
    if (line.opening === 'refuses') clock.schedule(millis(0), () => end('refused'));
    return {
      authenticate: (credentials) =>
        carry('authenticate', (platform) => {
          if (line.acknowledgement === 'accepts') platform.user(encodeUser(credentials), acknowledged);
          if (line.acknowledgement === 'rejects') acknowledged({ ok: false, error: 'not_authenticated' });
        }),
      ping: () => carry('ping', (platform) => platform.ping()),
      send: (event) => {
        if (keepsSent) announced.push(event);
        const wire = encodeOutboundEvent(event);
        carry(event.event, (platform) => platform.event(wire));
      },
      close: leave,
    };
  };
  return { open, opened: () => opened, alive: () => alive, sent, announced };
};
