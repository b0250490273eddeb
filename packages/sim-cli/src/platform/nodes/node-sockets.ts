import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { Server } from 'socket.io';
import type { EventLog } from '../event-log.ts';
import type { Sockets } from '../realtime/sockets.port.ts';
import type { SharedDatabase } from '../store/postgres.ts';
import type { ConnectionRows } from './connection-rows.ts';
import type { Nodes } from './nodes.port.ts';

/** One connection listens and one tells: more would let one event overtake another. */
const ADAPTER_CONNECTIONS = 2;

/**
 * A pool for the adapter, which takes one connection to listen and never gives it back. What other nodes tell while that is broken is
 * lost, so that pages have to catch up once it is there again.
 *
 * @param listensAgain told when it listens after a break
 */
const listeningPool = (pool: pg.Pool, listensAgain: () => void): pg.Pool => {
  let wasBroken = false;
  const listen = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    client.once('end', () => {
      wasBroken = true;
      client.release(true);
    });
    // Answered after the adapter's own statements on this connection.
    if (wasBroken) setImmediate(() => void client.query('select 1').then(listensAgain, () => undefined));
    return client;
  };
  type Connected = Parameters<pg.Pool['connect']>[0];
  const connect = (callback?: Connected) => (callback === undefined ? listen() : pool.connect(callback));
  return Object.create(pool, { connect: { value: connect } });
};

/** Names of the events between nodes. */
const TOLD = { emit: 'emit elsewhere', catchUp: 'catch up', garble: 'garble' } as const;

/** The rooms of socket.io on all nodes. */
export interface NodeSockets extends Sockets, Pick<Nodes, 'tell' | 'onTold'> {
  /** Hears for which performers events were kept by another node. */
  readonly onCatchUp: (listener: (performerId: string) => void) => void;
  /** Breaks the connections of this node. */
  readonly disconnectOwn: () => void;
  readonly close: () => Promise<void>;
}

/** Joins the rooms of this process with those of the other nodes. */
export const createNodeSockets = (
  io: Server,
  shared: SharedDatabase,
  { count }: Pick<ConnectionRows, 'count'>,
  log: EventLog,
): NodeSockets => {
  const pool = shared.openPool(ADAPTER_CONNECTIONS);
  const disconnectOwn = (): void => {
    io.local.disconnectSockets(true);
  };
  io.adapter(
    createAdapter(listeningPool(pool, disconnectOwn), {
      errorHandler: (error) => log.write('error', 'Other nodes not told', { reason: error.message }),
    }),
  );
  const emitHere: Sockets['emit'] = (room, name, payload) => {
    io.local.to(room).emit(name, payload);
  };
  const own = (room: string): ReadonlySet<string> => io.sockets.adapter.rooms.get(room) ?? new Set();
  const garbleHere: Sockets['garble'] = (room, packets) => {
    for (const id of own(room)) {
      for (const packet of packets) io.sockets.sockets.get(id)?.conn.write(packet);
    }
  };
  io.on(TOLD.emit, emitHere);
  io.on(TOLD.garble, garbleHere);
  return {
    // Here at once: what is taken out of the store is on its way before the transaction ends.
    emit: (room, name, payload) => {
      emitHere(room, name, payload);
      io.serverSideEmit(TOLD.emit, room, name, payload);
    },
    count,
    isHere: async (room) => own(room).size > 0,
    askOthersToCatchUp: (performerId) => void io.serverSideEmit(TOLD.catchUp, performerId),
    tell: (topic, message) => void io.serverSideEmit(topic, message),
    onTold: (topic, listener) => io.on(topic, listener),
    onCatchUp: (listener) => io.on(TOLD.catchUp, listener),
    disconnect: (room) => {
      io.in(room).disconnectSockets(true);
    },
    disconnectOwn,
    garble: (room, packets) => {
      garbleHere(room, packets);
      io.serverSideEmit(TOLD.garble, room, packets);
    },
    close: () => pool.end(),
  };
};
