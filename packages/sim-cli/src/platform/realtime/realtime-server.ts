import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { millis } from '@greenroom/core/kernel/units';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { WebSocketServer } from 'ws';
import type { PlatformParts } from '../platform-parts.ts';
import type { Origins } from '../security/origins.ts';
import { EVERYWHERE, refuseUpgrade } from '../security/bare-answer.ts';
import { afterOneFrame, fullAllowance } from './frame-limit.ts';
import { createHearPerformer } from './performer-events.ts';
import { AUTHENTICATE_WITHIN, LARGEST_FRAME } from './realtime.constants.ts';
import { createPresence, createRecognise, type Person, type Recognise } from './socket-people.ts';

/** All that is known about one connection; socket.io keeps it with the socket. */
interface SocketData {
  person: Person | undefined;
}

export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Answers upgrades that the libraries refuse: their own answers carry no headers, and find the connection ended then. */
const protectRefusals = (http: HttpServer, { engine }: RealtimeServer): void => {
  engine.on('connection_error', ({ req }: { readonly req: IncomingMessage }) => {
    if (req.headers.upgrade !== undefined) refuseUpgrade(req.socket, 400, 'Bad Request');
  });
  // The library below makes its server anew whenever the port opens.
  http.on('listening', () => {
    const { ws } = engine as unknown as { readonly ws?: WebSocketServer };
    ws?.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400, 'Bad Request'));
  });
};

/** Opens the socket's door on the HTTP server: own host and own pages only, small frames, no compression. */
export const createRealtimeServer = (http: HttpServer, origins: Origins): RealtimeServer => {
  const io: RealtimeServer = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    cookie: false,
    maxHttpBufferSize: LARGEST_FRAME,
    perMessageDeflate: false,
    httpCompression: false,
    // Other sockets share the port; mount-media.ts ends what is nobody's.
    destroyUpgrade: false,
    allowRequest: ({ headers }, decide) => decide(null, origins.isOwnHost(headers) && origins.isOwnPage(headers)),
  });
  io.engine.use((_request: unknown, response: Pick<ServerResponse, 'setHeader'>, next: () => void) => {
    for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
    next();
  });
  protectRefusals(http, io);
  return io;
};

/** A connection below the library: packets of every kind pass it, those that are no events too. */
interface Connection {
  readonly on: (event: 'packet', listener: () => void) => void;
  readonly close: (discard: boolean) => void;
}

/** Ends a connection that sends more than a page needs, whatever it sends. */
const limitFrames = (io: RealtimeServer, { clock, journal }: Pick<PlatformParts, 'clock' | 'journal'>): void => {
  io.engine.on('connection', (connection: Connection) => {
    let allowance = fullAllowance(clock.now());
    connection.on('packet', () => {
      allowance = afterOneFrame(allowance, clock.now());
      if (allowance.left >= 0) return;
      journal.write('warn', 'Socket sends too much');
      connection.close(true);
    });
  });
};

type Acknowledge = (answer: { readonly ok: boolean; readonly error?: string }) => void;
const isAcknowledge = (value: unknown): value is Acknowledge => typeof value === 'function';

/** What the platform does with each frame. @spec §7 Real-time socket */
export const runRealtime = (io: RealtimeServer, parts: PlatformParts): void => {
  const { clock, journal, faults } = parts;
  const recognise = createRecognise(parts);
  const presence = createPresence(parts);
  const hearPerformer = createHearPerformer(parts);

  /** Faults trouble performers; a customer's socket is a tool. */
  const authenticationFaults = async (person: Awaited<ReturnType<Recognise>>): Promise<ReadonlySet<string>> =>
    person.ok && person.value.role === 'ROLE_PERFORMER' ? faults.of(person.value.id) : new Set();

  /** Who authenticates anew is from then on not who it was, whether it succeeds or not. */
  const forgetPerson = async (socket: RealtimeSocket): Promise<void> => {
    const { person } = socket.data;
    if (person === undefined) return;
    socket.data.person = undefined;
    for (const room of person.rooms) await socket.leave(room);
    await presence.went(person);
  };

  const authenticate = async (socket: RealtimeSocket, wire: unknown, acknowledge: unknown): Promise<void> => {
    if (!isAcknowledge(acknowledge)) return;
    await forgetPerson(socket);
    const person = await recognise(wire);
    const broken = await authenticationFaults(person);
    if (broken.has('silent-auth')) return;
    if (broken.has('socket-down') || broken.has('drop-on-authentication')) return void socket.disconnect(true);
    if (!person.ok || broken.has('refuse-auth')) {
      const error = person.ok ? 'not_authenticated' : person.error;
      journal.write('warn', 'Socket refused', { reason: error });
      return acknowledge({ ok: false, error });
    }
    // Another of its kind may have been quicker.
    await forgetPerson(socket);
    socket.data.person = person.value;
    if (person.value.role === 'ROLE_PERFORMER') parts.line.belongs(socket.request.socket.remotePort, person.value.id);
    await socket.join([...person.value.rooms]);
    acknowledge({ ok: true });
    journal.write('info', 'Socket authenticated', { role: person.value.role, id: person.value.id });
    await presence.came(person.value);
    if (broken.has('drop-after-authentication')) socket.disconnect(true);
  };
  const pong = async (socket: RealtimeSocket): Promise<void> => {
    const { person } = socket.data;
    if (!(await faults.of(person?.id)).has('no-pong')) socket.emit('pong', {});
  };
  const hear = async (socket: RealtimeSocket, wire: unknown): Promise<void> => {
    const { person } = socket.data;
    if (person?.role !== 'ROLE_PERFORMER') return;
    const heard = await hearPerformer(person.id, wire);
    if (heard.ok) return;
    parts.droppedEvents.add();
    journal.write('warn', 'Event dropped', { performer: person.id, reason: heard.error });
  };
  /** A frame that breaks its handler costs nobody else anything. */
  const safely = (work: Promise<void>): void => {
    work.catch((error: unknown) => journal.write('error', 'Socket handler failed', { reason: String(error) }));
  };

  limitFrames(io, parts);
  io.on('connection', (socket) => {
    socket.data.person = undefined;
    // Real time at any rate: this protects the machine, and its clock does not run faster.
    const forgetDeadline = clock.schedule(millis(AUTHENTICATE_WITHIN * clock.rate), () => {
      if (socket.data.person === undefined) socket.disconnect(true);
    });
    socket.on('user', (wire: unknown, acknowledge: unknown) => safely(authenticate(socket, wire, acknowledge)));
    socket.on('ping', () => safely(pong(socket)));
    socket.on('event', (wire: unknown) => safely(hear(socket, wire)));
    socket.on('disconnect', () => {
      forgetDeadline();
      const { person } = socket.data;
      if (person !== undefined) safely(presence.went(person));
    });
  });
};
