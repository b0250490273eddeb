import type { io, Socket } from 'socket.io-client';
import type { Log } from '@greenroom/core/kernel/log.port';
import type {
  RealtimeSocket,
  RealtimeSocketConnection,
  RealtimeSocketListener,
} from '@greenroom/core/realtime/realtime-socket.port';
import { decodeRealtimeEvent, isForged } from './decode-realtime-event.ts';
import { spreadOf } from './fields.wire.ts';
import { encodeOutboundEvent, encodeUser, isAccepted } from './outbound-event.wire.ts';

/** Reads one inbound event and passes it to the listener; `pong` answers a ping of the platform. */
type EventReader = (
  name: string,
  payload: unknown,
  listener: Pick<RealtimeSocketListener, 'pong' | 'event'>,
  pong: () => void,
) => void;

/** Makes the reader of everything that the platform sends over one socket, whatever carries it. */
export const createEventReader = (log: Log): EventReader => {
  let unnumbered = 0;
  /** Number of events that were dropped as forged. */
  let forged = 0;
  const newId = (): string => {
    unnumbered += 1;
    return `unnumbered-${unnumbered}`;
  };
  return (name, payload, listener, pong) => {
    if (name === 'pong') {
      listener.pong(spreadOf(payload));
      return;
    }
    if (name === 'ping') {
      pong();
      return;
    }
    const event = decodeRealtimeEvent(name, payload, newId);
    if (event.ok) {
      listener.event(event.value);
      return;
    }
    const isDropped = isForged(event.error);
    if (isDropped) forged += 1;
    log.write('warn', 'An event could not be read', { ...event.error, ...(isDropped ? { forged } : {}) });
    if (!isDropped) listener.event({ type: 'unreadable', name });
  };
};

/** The part of socket.io-client that is used. */
export interface SocketLibrary {
  readonly io: typeof io;
}

export interface MainSocketOptions {
  /** Address of the platform's socket; empty for the page's own origin. */
  readonly url: string;
  /** Brings the library, so that it need not be part of the first load. */
  readonly load?: () => Promise<SocketLibrary>;
  readonly log: Log;
}

/**
 * Options of socket.io for the main socket: websocket, then polling; its own reconnection is off, because the connection machine decides.
 * @spec §7 Real-time socket — transports websocket then polling
 */
const OPTIONS = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnection: false,
  forceNew: true,
  withCredentials: true,
  autoConnect: false,
};

type Command = (socket: Socket) => void;

/** The main socket over socket.io. One connection at a time: opening another closes the one before without a word. */
export const createMainSocket = (options: MainSocketOptions): RealtimeSocket => {
  const { url, log, load = () => import('socket.io-client') } = options;
  let closeCurrent = (): void => undefined;
  const read = createEventReader(log);

  const open = (listener: RealtimeSocketListener): RealtimeSocketConnection => {
    closeCurrent();
    let alive = true;
    let socket: Socket | undefined;
    let waiting: Command[] = [];

    const close = (): void => {
      alive = false;
      waiting = [];
      socket?.offAny();
      socket?.disconnect();
    };
    const closeAndReport = (reason: string): void => {
      if (!alive) return;
      close();
      listener.closed(reason);
    };
    /** Runs now, or as soon as the library is there; what is said to a closed connection is lost. */
    const run = (command: Command): void => {
      if (!alive) return;
      if (socket === undefined) waiting.push(command);
      else command(socket);
    };
    const whileAlive = (report: () => void): void => {
      if (alive) report();
    };
    const onFrame = (name: string, payload: unknown): void =>
      read(name, payload, listener, () => socket?.emit('pong', {}));
    const follow = (current: Socket): void => {
      current.on('connect', () => whileAlive(listener.opened));
      current.on('connect_error', (error) => closeAndReport(error.message));
      current.on('disconnect', closeAndReport);
      current.onAny((name: string, payload: unknown) => whileAlive(() => onFrame(name, payload)));
      // Every packet of the transport, also the library's own and those that turn out to be nonsense.
      current.io.on('open', () => current.io.engine.on('packet', () => whileAlive(listener.received)));
    };
    const start = (library: SocketLibrary): void => {
      if (!alive) return;
      socket = library.io(url === '' ? '/' : url, OPTIONS);
      follow(socket);
      socket.connect();
      for (const command of waiting) command(socket);
      waiting = [];
    };

    closeCurrent = close;
    load()
      .then(start)
      .catch(() => closeAndReport('the socket library could not be loaded'));
    return {
      authenticate: (credentials) =>
        run((current) => {
          current.emit('user', encodeUser(credentials), (ack: unknown) =>
            whileAlive(() => listener.authenticated(isAccepted(ack), spreadOf(ack))),
          );
        }),
      send: (event) => run((current) => current.emit('event', encodeOutboundEvent(event))),
      ping: () => {
        // Not the library's volatile: it would drop a ping that follows a message closely, and the link would seem dead.
        if (alive && socket?.connected === true) socket.emit('ping', {});
      },
      close,
    };
  };
  return { open };
};
