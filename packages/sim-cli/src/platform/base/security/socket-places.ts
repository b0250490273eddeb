import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import type { WebSocket } from 'ws';
import type { AddressOf } from './caller-address.ts';
import { LIMITS } from './limits.ts';

/** Counts the open sockets of each address, whatever server they belong to. */
export const createSocketPlaces = (addressOf: AddressOf, { most } = LIMITS.socketsOfAnAddress as { most: number }) => {
  const open = new Map<string, number>();
  return {
    /** Takes a place until the socket closes. @returns false where the address has none left */
    take: (request: IncomingMessage, socket: Pick<EventEmitter, 'once'>): boolean => {
      const address = addressOf(request);
      const count = open.get(address) ?? 0;
      if (count >= most) return false;
      open.set(address, count + 1);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      return true;
    },
  };
};

export type SocketPlaces = ReturnType<typeof createSocketPlaces>;

/** A connection of the library below socket.io. */
interface EngineConnection extends EventEmitter {
  readonly request: IncomingMessage;
  readonly close: (discard: boolean) => void;
}

/** Counts the connections of a socket.io server. */
export const countConnections = ({ engine }: Server, places: SocketPlaces): void => {
  engine.on('connection', (connection: EngineConnection) => {
    if (!places.take(connection.request, connection)) connection.close(true);
  });
};

/** Milliseconds until the first message. */
export const SILENCE = LIMITS.silence.most * 1_000;

/** Closes a socket that sends nothing. Real time at any rate: it protects the machine. */
export const closeIfSilent = (socket: Pick<WebSocket, 'once' | 'close'>): void => {
  const timer = setTimeout(() => socket.close(), SILENCE).unref();
  const stop = (): void => clearTimeout(timer);
  socket.once('message', stop);
  socket.once('close', stop);
};
