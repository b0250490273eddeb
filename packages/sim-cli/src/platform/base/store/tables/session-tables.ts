import type { Service } from '@greenroom/core/services/service';
import { bigint, integer, nullable, oneOf, table, text, type RowOf } from './table.ts';

/**
 * One paid thing that happened between a performer and a customer: a talk, a message, a tip. `history/paid-sessions.ts`
 * writes them.
 */
export const SESSIONS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    service: oneOf<Service>(),
    /**
     * The day in Amsterdam on which it began, or on which it ended where the first one was paid out before, counted from 1 January 1970:
     * what sums by day, week and month go by.
     */
    day: integer,
    /** Epoch seconds. */
    started_at: bigint,
    /** Seconds; 0 for a service without a length, such as a message. */
    duration: integer,
    /** In cents. */
    earned: integer,
  },
  key: ['id'],
  indexes: {
    sessions_of: ['performer_id', 'day', 'started_at'],
    // Holds all that sums over a customer's sessions read, so that a thousand of them cost no look into the table.
    sessions_sum: ['performer_id', 'client_id', 'started_at', 'id', 'service', 'earned'],
  },
});
export type SessionRow = RowOf<typeof SESSIONS_TABLE>;

/** Times on air of the performers: from going ready until the end of work. */
export const SHIFTS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    /** Epoch seconds. */
    began_at: bigint,
    /** Epoch seconds; null while the performer is on air. */
    ended_at: nullable(bigint),
  },
  key: ['id'],
  indexes: {
    shifts_of: ['performer_id', 'began_at'],
  },
  unique: {
    one_open_shift: { columns: ['performer_id'], where: 'ended_at is null' },
  },
});
export type ShiftRow = RowOf<typeof SHIFTS_TABLE>;

/** The payment of one week, Monday to Sunday. The amount is the sum of its sessions. */
export const PAYMENTS_TABLE = table({
  columns: {
    /** Also the number of the invoice. */
    id: text,
    performer_id: text,
    /** Its Monday and its Sunday, counted like the day of a session. */
    from_day: integer,
    until_day: integer,
    /** Epoch seconds. */
    paid_at: bigint,
    /** In cents. */
    amount: integer,
    sessions: integer,
  },
  key: ['id'],
  unique: {
    one_payment_of_a_week: { columns: ['performer_id', 'from_day'] },
  },
});
export type PaymentRow = RowOf<typeof PAYMENTS_TABLE>;

/** Performers whose past has been written, with the day up to which each has been paid. */
export const SESSION_BOOKS_TABLE = table({
  columns: {
    performer_id: text,
    settled_until: integer,
  },
  key: ['performer_id'],
});
