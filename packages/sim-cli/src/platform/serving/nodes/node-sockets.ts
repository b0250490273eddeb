import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { Server } from 'socket.io';
import { detach } from '@greenroom/core/kernel/detach';
import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import { bytes } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { Nodes } from '../../base/environment/nodes.port.ts';
import { performerRoom, type Sockets } from '../../base/environment/sockets.port.ts';
import type { SharedDatabase } from '../../base/store/postgres.ts';
import type { ConnectionRows } from './connection-rows.ts';

const countIn = async (io: Server, room: string): Promise<number> => (await io.in(room).fetchSockets()).length;

/** Writes packets to the connections of this process in a room. */
const garbleIn = (io: Server, room: string, packets: readonly string[]): void => {
  for (const id of io.sockets.adapter.rooms.get(room) ?? []) {
    for (const packet of packets) io.sockets.sockets.get(id)?.conn.write(packet);
  }
};

/** The rooms of socket.io in the only process on its data. */
export const socketsOf = (io: Server): Sockets => ({
  emit: (room, name, payload) => {
    io.to(room).emit(name, payload);
  },
  count: (room) => countIn(io, room),
  occupied: async (rooms) => new Set(rooms.filter((room) => io.sockets.adapter.rooms.has(room))),
  isHere: async (room) => (await countIn(io, room)) > 0,
  hasOlder: () => false,
  askOthersToCatchUp: () => undefined,
  disconnect: (room) => {
    io.in(room).disconnectSockets(true);
  },
  garble: (room, packets) => garbleIn(io, room, packets),
});

/** An event for a room, as one node sends it to the others. */
export type RelayedEvent = readonly [room: string, name: string, payload: unknown];

/** Longer batches would go through a table instead of a notification. */
const LONGEST_BATCH = 6_000;

/**
 * Sends events to the other nodes in their order, one batch at a time: events that arrive during a batch go with the
 * next, so that a slow database makes batches longer and not the queue.
 *
 * @param send resolves when the batch is sent
 * @param onLost called for a batch that could not be sent and is given up
 * @fortests
 */
export const createRelay = (
  send: (batch: readonly RelayedEvent[]) => Promise<unknown>,
  onLost: (error: unknown) => void,
) => {
  let waiting: RelayedEvent[] = [];
  let isSending = false;

  const nextBatch = (): readonly RelayedEvent[] => {
    let length = 0;
    const fits = (event: RelayedEvent): boolean => (length += JSON.stringify(event).length) <= LONGEST_BATCH;
    const from = waiting.findIndex((event, index) => !fits(event) && index > 0);
    const batch = from < 0 ? waiting : waiting.slice(0, from);
    waiting = waiting.slice(batch.length);
    return batch;
  };
  const flush = async (): Promise<void> => {
    isSending = true;
    while (waiting.length > 0) await send(nextBatch()).catch(onLost);
    isSending = false;
  };
  return (event: RelayedEvent): void => {
    waiting.push(event);
    if (!isSending) detach(flush());
  };
};

/** One connection listens and one sends: more would let one event overtake another. */
const ADAPTER_CONNECTIONS = 2;
/** Time that an event waits for the sending connection, before it is lost. */
const RELAY_TIMEOUT_MS = 60_000;

/**
 * A pool for the adapter, which takes one connection to listen and never gives it back. What other nodes tell while that is broken is
 * lost, so that pages have to catch up once it is there again.
 *
 * @param listensAgain told when it listens after a break
 */
const listeningPool = (pool: pg.Pool, listensAgain: () => void): pg.Pool => {
  let wasBroken = false;
  // The pool itself ends connections at the end.
  const isOver = (): boolean => pool.ending;
  const listen = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    client.once('end', () => {
      if (isOver()) return;
      wasBroken = true;
      client.release(true);
    });
    // Answered after the adapter's own statements on this connection.
    if (wasBroken) setImmediate(() => detach(client.query('select 1').then(listensAgain, () => undefined)));
    return client;
  };
  type Connected = Parameters<pg.Pool['connect']>[0];
  const connect = (callback?: Connected) => (callback === undefined ? listen() : pool.connect(callback));
  return Object.create(pool, { connect: { value: connect } });
};

/** PostgreSQL refuses notifications of 8,000 bytes; longer messages go through a table. */
const LONGEST_NOTIFICATION = bytes(7_900);

/** Names of the events between nodes. */
const NODE_EVENTS = { emit: 'emit elsewhere', garble: 'garble' } as const;
/** Names of the relayed events that are for the node itself, which come in their order among those for pages. */
const FOR_NODE = { catchUp: 'catch up', disconnect: 'disconnect elsewhere' } as const;

/** The rooms of socket.io on all nodes. */
export interface NodeSockets extends Sockets, Pick<Nodes, 'broadcast' | 'onBroadcast'> {
  /** Adds a listener for performers whose events were kept by another node. */
  readonly onCatchUp: Emitter<string>['on'];
  /** Breaks the connections of this node. */
  readonly disconnectOwn: () => void;
  readonly close: () => Promise<void>;
}

/** Joins the rooms of this process with those of the other nodes. */
export const createNodeSockets = (
  io: Server,
  shared: SharedDatabase,
  { count, occupied, isNewest }: Pick<ConnectionRows, 'count' | 'occupied' | 'isNewest'>,
  log: EventLog,
): NodeSockets => {
  const pool = shared.openPool(ADAPTER_CONNECTIONS, RELAY_TIMEOUT_MS);
  const onLost = (error: unknown): void =>
    log.write('error', 'Other nodes not told', { reason: error instanceof Error ? error.message : String(error) });
  const disconnectOwn = (): void => {
    io.local.disconnectSockets(true);
  };
  io.adapter(
    createAdapter(listeningPool(pool, disconnectOwn), {
      payloadThreshold: LONGEST_NOTIFICATION,
      errorHandler: onLost,
    }),
  );
  const emitHere: Sockets['emit'] = (room, name, payload) => {
    io.local.to(room).emit(name, payload);
  };
  // The adapter's promise resolves when the message is sent.
  const relay = createRelay(async (batch) => io.sockets.adapter.serverSideEmit([NODE_EVENTS.emit, batch]), onLost);
  const disconnectHere: Sockets['disconnect'] = (room) => {
    io.local.in(room).disconnectSockets(true);
  };
  const hasOwn = (room: string): boolean => io.sockets.adapter.rooms.has(room);
  const catchUp = createEmitter<string>();
  io.on(NODE_EVENTS.emit, (batch: readonly RelayedEvent[]) => {
    for (const [room, name, payload] of batch) {
      if (name === FOR_NODE.catchUp) catchUp.emit(String(payload));
      else if (name === FOR_NODE.disconnect) disconnectHere(room);
      else emitHere(room, name, payload);
    }
  });
  io.on(NODE_EVENTS.garble, (room: string, packets: readonly string[]) => garbleIn(io, room, packets));
  return {
    // Here at once: what is taken out of the store is on its way before the transaction ends.
    emit: (room, name, payload) => {
      emitHere(room, name, payload);
      relay([room, name, payload]);
    },
    count,
    occupied,
    isHere: async (room) => hasOwn(room) && (await isNewest(room)),
    hasOlder: hasOwn,
    // After the events that wait to be sent: what is kept came after them.
    askOthersToCatchUp: (performerId) => relay([performerRoom(performerId), FOR_NODE.catchUp, performerId]),
    broadcast: (topic, message) => io.serverSideEmit(topic, message),
    onBroadcast: (topic, listener) => io.on(topic, listener),
    onCatchUp: catchUp.on,
    disconnect: (room) => {
      disconnectHere(room);
      relay([room, FOR_NODE.disconnect, null]);
    },
    disconnectOwn,
    garble: (room, packets) => {
      garbleIn(io, room, packets);
      io.serverSideEmit(NODE_EVENTS.garble, room, packets);
    },
    close: () => pool.end(),
  };
};
