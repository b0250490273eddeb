import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { elapsed, type Millis } from '@greenroom/core/kernel/units';
import { inBackground } from '../../base/environment/in-background.ts';
import type { PlatformSocket } from '../../base/environment/sockets.port.ts';
import type { Origins } from '../../base/security/origins.ts';
import { protectSockets } from '../../base/security/protect-sockets.ts';
import { SILENCE } from '../../base/security/socket-places.ts';
import type { ConnectionRows, OwnConnectionRows } from '../nodes/connection-rows.ts';
import { createConnect, type ConnectDeps } from './connection.ts';
import { LARGEST_FRAME, FRAMES_AT_ONCE, FRAMES_PER_MINUTE } from './realtime.constants.ts';

/** Number of frames that a socket may still send, kept with the socket. */
export interface FrameAllowance {
  readonly left: number;
  readonly at: Millis;
}

const PER_MILLISECOND = FRAMES_PER_MINUTE / 60_000;

/** @fortests */
export const fullAllowance = (now: Millis): FrameAllowance => ({ left: FRAMES_AT_ONCE, at: now });

/** @returns the allowance after one more frame; below zero the socket has sent too much @fortests */
export const afterOneFrame = (allowance: FrameAllowance, now: Millis): FrameAllowance => ({
  left: Math.min(FRAMES_AT_ONCE, allowance.left + elapsed(allowance.at, now) * PER_MILLISECOND) - 1,
  at: now,
});

/** Opens the socket's endpoint on the HTTP server: own host and own pages only, small frames, no compression. */
export const createRealtimeServer = (http: HttpServer, origins: Origins): Server => {
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    cookie: false,
    maxHttpBufferSize: LARGEST_FRAME,
    perMessageDeflate: false,
    httpCompression: false,
    // Other sockets share the port; mount-media.ts ends upgrades that belong to no server.
    destroyUpgrade: false,
    connectTimeout: SILENCE,
    allowRequest: ({ headers }, decide) => decide(null, origins.isOwnHost(headers) && origins.isOwnPage(headers)),
  });
  protectSockets(http, io);
  return io;
};

/** A connection below the library: packets of every kind pass it, those that are no events too. */
interface PacketSource {
  readonly on: (event: 'packet', listener: () => void) => void;
  readonly close: (discard: boolean) => void;
}

/** Ends a connection that sends more than a page needs, whatever it sends. */
const limitFrames = (io: Server, { clock, eventLog }: Pick<ConnectDeps, 'clock' | 'eventLog'>): void => {
  io.engine.on('connection', (connection: PacketSource) => {
    let allowance = fullAllowance(clock.now());
    connection.on('packet', () => {
      allowance = afterOneFrame(allowance, clock.now());
      if (allowance.left >= 0) return;
      eventLog.write('warn', 'Socket sends too much');
      connection.close(true);
    });
  });
};

/** @param rows the connection as other nodes see it; undefined where there are none */
const platformSocket = (socket: Socket, rows: OwnConnectionRows | undefined): PlatformSocket => ({
  port: socket.request.socket.remotePort,
  emit: (name, payload) => {
    socket.emit(name, payload);
  },
  join: async (rooms) => {
    await rows?.join(rooms);
    await socket.join([...rooms]);
  },
  leave: async (room) => {
    await socket.leave(room);
    await rows?.leave(room);
  },
  disconnect: () => {
    socket.disconnect(true);
  },
});

/** Hands every frame of every connection to the platform. @param connections those of all nodes, where there are several */
export const runRealtime = (io: Server, parts: ConnectDeps, connections?: ConnectionRows): void => {
  const connect = createConnect(parts);
  limitFrames(io, parts);
  io.on('connection', (socket) => {
    const rows = connections?.of(socket.id);
    const connection = connect(platformSocket(socket, rows));
    socket.on('user', connection.user);
    socket.on('ping', connection.ping);
    socket.on('pong', connection.pong);
    socket.on('event', connection.event);
    socket.on('disconnect', () => {
      if (rows === undefined) return connection.closed();
      inBackground(parts.eventLog, rows.end().finally(connection.closed));
    });
  });
};
