import type { Clock } from '../../src/kernel/clock.port.ts';
import { createEmitter, type Emitter } from '../../src/kernel/emitter.ts';
import type { OutboundEvent } from '../../src/kernel/outbound-event.ts';
import { millis, type Millis } from '../../src/kernel/units.ts';
import type { RealtimeEvent } from '../../src/realtime/realtime-event.ts';
import type {
  RealtimeSocket,
  RealtimeSocketConnection,
  RealtimeSocketListener,
} from '../../src/realtime/realtime-socket.port.ts';
import { SHORTEST_SPREAD } from '../../src/realtime/realtime.constants.ts';

/** Behaviour of the connection and the platform; change a field at any moment. Each is a fault when it is not at its default. */
export interface SimulatedLine {
  /** One way. */
  latency: Millis;
  /** False loses the client's frames. */
  up: boolean;
  /** False loses the platform's frames. */
  down: boolean;
  /** `refuses`: closed at once, as by a dead server; `silent`: the opening is never answered. */
  opening: 'opens' | 'refuses' | 'silent';
  acknowledgement: 'accepts' | 'rejects' | 'silent';
  /** Advised with the acknowledgement and with each pong. */
  spread: Millis;
  answersPings: boolean;
  /** True makes a closed socket go on reporting, as after a slow close. */
  lingers: boolean;
}

/** A frame that the platform receives: `authenticate`, `ping` or the name of an event, which comes whole. */
interface SentFrame {
  readonly what: string;
  readonly event: OutboundEvent | undefined;
}

/** A platform's end of the main socket, without a network, for tests and tools. */
export interface SimulatedSocket extends RealtimeSocket {
  readonly line: SimulatedLine;
  /** Number of connections ever opened. */
  readonly opened: () => number;
  /** Number of connections open now. */
  readonly alive: () => number;
  /** Frames that the platform received, in order: `authenticate`, `ping` or the name of an event, and the time. */
  readonly sent: readonly { readonly at: Millis; readonly what: string; readonly connection: number }[];
  /** Adds a listener for each frame that the platform receives. */
  readonly onSent: Emitter<SentFrame>['on'];
  /** Sends an event of the platform on its newest connection, or on the one with the given number. */
  readonly say: (event: RealtimeEvent, connection?: number) => void;
  /** The newest connection breaks, and both ends notice. */
  readonly reset: () => void;
}

/** The line without any fault. */
export const PERFECT_LINE: Readonly<SimulatedLine> = {
  latency: millis(50),
  up: true,
  down: true,
  opening: 'opens',
  acknowledgement: 'accepts',
  spread: SHORTEST_SPREAD,
  answersPings: true,
  lingers: false,
};

/**
 * @param network the clock that frames travel by
 * @param page the clock by which the page takes frames in; one that is asleep does so late
 */
export const createSimulatedSocket = (network: Clock, page: Clock = network): SimulatedSocket => {
  const line = { ...PERFECT_LINE };
  const arrived = createEmitter<SentFrame>();
  const sent: { at: Millis; what: string; connection: number }[] = [];
  /** Of a closed connection nothing is kept, but where it lingers: a shift has many. */
  const ends = new Map<number, { readonly listener: RealtimeSocketListener; closed: boolean }>();
  let opened = 0;

  const deliver = (number: number, report: (listener: RealtimeSocketListener) => void): void => {
    const end = ends.get(number);
    if (end === undefined || !line.down) return;
    page.schedule(line.latency, () => {
      if (!end.closed || line.lingers) report(end.listener);
    });
  };
  const deliverFrame = (number: number, report: (listener: RealtimeSocketListener) => void): void =>
    deliver(number, (listener) => {
      listener.received();
      report(listener);
    });
  const arrive = (
    number: number,
    what: string,
    answer?: (listener: RealtimeSocketListener) => void,
    event?: OutboundEvent,
  ): void => {
    if (!line.up) return;
    network.schedule(line.latency, () => {
      sent.push({ at: network.now(), what, connection: number });
      arrived.emit({ what, event });
      if (answer !== undefined) deliverFrame(number, answer);
    });
  };
  const closeEnd = (number: number, reason?: string): void => {
    const end = ends.get(number);
    if (end === undefined || end.closed) return;
    end.closed = true;
    if (!line.lingers) ends.delete(number);
    if (reason !== undefined) end.listener.closed(reason);
  };
  const open = (listener: RealtimeSocketListener): RealtimeSocketConnection => {
    const number = (opened += 1);
    ends.set(number, { listener, closed: false });
    if (line.opening === 'opens') deliver(number, () => listener.opened());
    if (line.opening === 'refuses') page.schedule(millis(0), () => closeEnd(number, 'refused'));
    return {
      authenticate: () =>
        line.acknowledgement === 'silent'
          ? arrive(number, 'authenticate')
          : arrive(number, 'authenticate', ({ authenticated }) =>
              authenticated(line.acknowledgement === 'accepts', line.spread),
            ),
      ping: () => arrive(number, 'ping', line.answersPings ? ({ pong }) => pong(line.spread) : undefined),
      send: (event) => arrive(number, event.event, undefined, event),
      close: () => closeEnd(number),
    };
  };
  return {
    open,
    line,
    sent,
    onSent: arrived.on,
    opened: () => opened,
    alive: () => [...ends.values()].filter(({ closed }) => !closed).length,
    say: (event, number = opened) => deliverFrame(number, (listener) => listener.event(event)),
    reset: () => closeEnd(opened, 'reset'),
  };
};
