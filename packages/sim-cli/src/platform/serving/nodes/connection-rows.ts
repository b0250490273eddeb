import { sql } from 'kysely';
import type { Log } from '@greenroom/core/kernel/log.port';
import { personOfRoom } from '../../base/environment/sockets.port.ts';
import { countRows, idsOrNone } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

/** The rows of one connection, changed in the order in which they are asked for. */
export interface OwnConnectionRows {
  readonly join: (rooms: readonly string[]) => Promise<void>;
  readonly leave: (room: string) => Promise<void>;
  /** The connection is closed; it joins nothing any more. Resolves once its rows are removed, however long the database is away. */
  readonly end: () => Promise<void>;
}

/** Position after those that a room has. Two connections at one moment may get the same: they are told apart by their ids. */
const nextIn = (room: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from connections where room = ${room})`;

/** @param nodeId names the node of this process */
export const createConnectionRows = (store: Store, nodeId: () => string, log: Log) => {
  /** Continues removals that failed. */
  const waiting = new Set<() => void>();
  const remove = async (id: string): Promise<void> => {
    try {
      await store.deleteFrom('connections').where('id', '=', id).execute();
    } catch (error) {
      log.write('error', 'Connection not removed', { reason: String(error) });
      await new Promise<void>((retry) => waiting.add(retry));
      await remove(id);
    }
  };
  return {
    /** Tries again what could not be removed: a person with a row counts as present. */
    removeLeft: (): void => {
      const left = [...waiting];
      waiting.clear();
      for (const retry of left) retry();
    },
    count: (room: string): Promise<number> => countRows(store.selectFrom('connections').where('room', '=', room)),
    /** Finds those of these rooms that have a connection, by one query. */
    occupied: async (rooms: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = store.selectFrom('connections').select('room').distinct().where('room', 'in', idsOrNone(rooms));
      return new Set((await rows.execute()).map(({ room }) => room));
    },
    /** Checks whether the connection that came last to a room is one of this process. */
    isNewest: async (room: string): Promise<boolean> => {
      const newest = store
        .selectFrom('connections')
        .select('node_id')
        .where('room', '=', room)
        .orderBy('position', 'desc')
        .orderBy('id')
        .limit(1);
      return (await newest.executeTakeFirst())?.node_id === nodeId();
    },
    of: (id: string): OwnConnectionRows => {
      let isOpen = true;
      let last: Promise<unknown> = Promise.resolve();
      const inTurn = (work: () => Promise<unknown>): Promise<void> => {
        const done = last.then(work);
        last = done.catch(() => undefined);
        return done.then(() => undefined);
      };
      return {
        join: (rooms) =>
          inTurn(async () => {
            const rows = rooms
              .filter((room) => personOfRoom(room) !== undefined)
              .map((room) => ({ id, room, node_id: nodeId(), position: nextIn(room) }));
            if (!isOpen || rows.length === 0) return;
            await store
              .insertInto('connections')
              .values(rows)
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          }),
        leave: (room) =>
          inTurn(() => store.deleteFrom('connections').where('id', '=', id).where('room', '=', room).execute()),
        end: () => {
          isOpen = false;
          return inTurn(() => remove(id));
        },
      };
    },
  };
};

export type ConnectionRows = ReturnType<typeof createConnectionRows>;
