import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { vi, expect } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import type { RealtimeSocketListener } from '@greenroom/core/realtime/realtime-socket.port';

type Transport = 'websocket' | 'polling';

/** A real socket.io server on this machine that knows one token, answers pings and records its events. */
export interface TestPlatform {
  readonly url: string;
  readonly server: Server;
  /** Name and payload of every event, in order. */
  readonly sent: (readonly [name: string, payload: unknown])[];
  /** The platform's end of the only connection. */
  readonly peer: () => Promise<ServerSocket>;
  readonly close: () => Promise<void>;
}

/** The credentials that the platform accepts. */
export const right = { performerId: performerId('1001'), socketToken: 'right' };
export const typing = {
  event: 'typing',
  content: { performerId: '1001' },
  receiverId: clientId('5001'),
  receiverType: 'ROLE_CLIENT',
} as const;

export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 3_000, interval: 5 });

const tokenOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'token' in payload ? payload.token : undefined;

export const startTestPlatform = async (transports: Transport[] = ['websocket', 'polling']): Promise<TestPlatform> => {
  const http = createServer();
  const server = new Server(http, { transports });
  const sent: (readonly [string, unknown])[] = [];
  server.on('connection', (socket) => {
    socket.onAny((name: string, payload: unknown, ack?: (answer: unknown) => void) => {
      sent.push([name, payload]);
      if (name === 'user') ack?.({ ok: tokenOf(payload) === 'right' });
      if (name === 'ping') socket.emit('pong', {});
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const peer = async (): Promise<ServerSocket> => {
    await until(() => expect(server.sockets.sockets.size).toBe(1));
    const [socket] = server.sockets.sockets.values();
    if (socket === undefined) throw new Error('nobody is connected');
    return socket;
  };
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { url, server, sent, peer, close: () => server.close() };
};

export interface Recorder extends RealtimeSocketListener {
  /** Everything a connection reported, in order, but the signs of life. */
  readonly reports: unknown[];
  readonly packetCount: () => number;
}

export const recorder = (): Recorder => {
  const reports: unknown[] = [];
  let count = 0;
  return {
    reports,
    packetCount: () => count,
    opened: () => reports.push('opened'),
    closed: (reason) => reports.push(['closed', reason]),
    authenticated: (accepted) => reports.push(['authenticated', accepted]),
    pong: () => reports.push('pong'),
    received: () => {
      count += 1;
    },
    event: (event) => reports.push(event),
  };
};

export const opened = (listener: Recorder): Promise<void> => until(() => expect(listener.reports).toContain('opened'));
