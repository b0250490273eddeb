import { sql } from 'kysely';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { personOfRoom } from '../../base/environment/sockets.port.ts';
import { NODE_LOCK } from '../../base/store/postgres.ts';
import { isUniqueConflict } from '../../base/store/store-trouble.ts';
import type { Store } from '../../base/store/store.ts';

/** Real milliseconds after which a node renews its lease and looks for nodes that died. */
export const BEAT_PERIOD = 2_000;
/** Real milliseconds after which a node that has not renewed its lease counts as dead, whatever the reason. */
export const LEASE = 12_000;
/** Real milliseconds within which a node whose database connection broke may come back. */
export const RECONNECT_GRACE = 4_000;
/** More nodes than one PostgreSQL serves; each has its own residue among the positions of rows. */
export const MOST_NODES = 20;

/** Epoch milliseconds of the database: nodes on several machines compare with one clock. */
const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Number of what nodes tell each other and write for each other, to be raised with every change of it: a node that does not know a notice loses it,
 * such as that a login is over.
 */
export const NODE_PROTOCOL = 1;

/** A node that runs at this moment. */
export interface RunningNode {
  readonly id: string;
  readonly slot: number;
  readonly protocol: number;
  readonly clockRate: number;
  /** The stamp of its clock at this moment. */
  readonly stamp: number;
}

/** The rows of the nodes on one PostgreSQL database. */
export const createNodeRows = (store: Store, clock: Pick<PlatformClock, 'stamp' | 'rate'>) => {
  /** Of several nodes that remove the same one, one finds its row. */
  const removeWithin = async (within: Store, id: string): Promise<boolean> => {
    const held = await within.selectFrom('nodes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (held === undefined) return false;
    const left = await within.deleteFrom('connections').where('node_id', '=', id).returning('room').execute();
    for (const room of new Set(left.map((row) => row.room))) {
      const person = personOfRoom(room);
      if (person === undefined) continue;
      await within
        .updateTable(person.table)
        .set({ gone_at: clock.stamp() })
        .where('id', '=', person.id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('connections').select('id').where('room', '=', room))),
        )
        .execute();
    }
    await within.deleteFrom('nodes').where('id', '=', id).execute();
    return true;
  };
  const remove = (id: string): Promise<boolean> => store.transaction().execute((within) => removeWithin(within, id));
  /** The slots whose lock is held, by a process that is connected. */
  const heldSlots = sql`select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${NODE_LOCK}::oid
    and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database())`;

  return {
    running: async (): Promise<readonly RunningNode[]> => {
      const rows = await store
        .selectFrom('nodes')
        .select(['id', 'slot', 'protocol', 'clock_rate', 'stamp', 'heard_at', databaseTime.as('now')])
        .orderBy('slot')
        .execute();
      return rows.map(({ id, slot, protocol, clock_rate: rate, stamp, heard_at: heardAt, now }) => ({
        id,
        slot,
        protocol,
        clockRate: Number(rate),
        stamp: stamp + Math.round((now - heardAt) * Number(rate)),
      }));
    },
    add: async (id: string, slot: number): Promise<void> => {
      await store
        .insertInto('nodes')
        .values({
          id,
          slot,
          clock_rate: String(clock.rate),
          stamp: clock.stamp(),
          heard_at: databaseTime,
          does_due_work: 0,
          protocol: NODE_PROTOCOL,
        })
        .execute();
    },
    /** Renews the lease. @returns false when the node was taken for dead */
    renew: async (id: string): Promise<boolean> => {
      const renewed = await store
        .updateTable('nodes')
        .set({ heard_at: databaseTime, stamp: clock.stamp() })
        .where('id', '=', id)
        .executeTakeFirst();
      return renewed.numUpdatedRows === 1n;
    },
    /** @returns whether due work belongs to this node */
    claimDueWork: async (id: string): Promise<boolean> => {
      try {
        const claimed = await store
          .updateTable('nodes')
          .set({ does_due_work: 1 })
          .where('id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('nodes').select('id').where('does_due_work', '=', 1).where('id', '!=', id))),
          )
          .executeTakeFirst();
        return claimed.numUpdatedRows === 1n;
      } catch (error) {
        // Another node claimed it at the same moment.
        if (isUniqueConflict(error)) return false;
        throw error;
      }
    },
    /**
     * Removes dead nodes with their connections, and marks people without another connection as gone.
     *
     * @param grace time for which a node without its lock may be silent, in real milliseconds
     * @returns the number of removed nodes
     */
    removeDead: async (own: string, grace: number): Promise<number> => {
      const dead = await store
        .selectFrom('nodes')
        .select('id')
        .where('id', '!=', own)
        .where(
          sql<boolean>`heard_at < ${databaseTime} - ${LEASE}::bigint
            or (heard_at <= ${databaseTime} - ${grace}::bigint and slot not in (${heldSlots}))`,
        )
        .execute();
      const removed = await Promise.all(dead.map(({ id }) => remove(id)));
      return removed.filter(Boolean).length;
    },
    /** Removes one node in the same way. */
    remove,
  };
};

export type NodeRows = ReturnType<typeof createNodeRows>;

/** The smallest slots that no running node has. */
export const freeSlots = (running: readonly RunningNode[]): readonly number[] => {
  const taken = new Set(running.map(({ slot }) => slot));
  return Array.from({ length: MOST_NODES }, (_, slot) => slot).filter((slot) => !taken.has(slot));
};
