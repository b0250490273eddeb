import { bigint, flag, integer, references, table, text } from './table.ts';

/** The platform processes that share the database and are alive; times are those of the database, in milliseconds. */
export const NODES_TABLE = table({
  columns: {
    id: text,
    /** The smallest number that no other node had when this one joined. */
    slot: integer,
    /** The speed of its clock as a multiple of real time, as a decimal. */
    clock_rate: text,
    /** Its clock's stamp at `heard_at`. */
    stamp: bigint,
    /** The latest renewal of its lease. */
    heard_at: bigint,
    /** 1 for the node that does the due work. */
    does_due_work: flag,
    /** Number of the notices that it sends and understands. */
    protocol: integer,
  },
  key: ['id'],
  unique: {
    one_node_a_slot: { columns: ['slot'] },
    one_node_for_due_work: { columns: ['does_due_work'], where: 'does_due_work = 1' },
  },
});

/** The authenticated connections of every node: a person is present while one is left. */
export const CONNECTIONS_TABLE = table({
  columns: {
    id: text,
    room: text,
    node_id: references(text, 'nodes'),
    /** Higher than that of every connection that came to the room before. */
    position: bigint,
  },
  key: ['id', 'room'],
  indexes: {
    connections_in: ['room'],
    connections_of: ['node_id'],
  },
});
