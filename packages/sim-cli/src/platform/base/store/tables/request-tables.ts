import { bigint, flag, integer, nullable, oneOf, references, table, text, type RowOf } from './table.ts';

export type RequestStatus = 'pending' | 'accepted' | 'ended';

/** Requests, from asking to the end of the session. */
export const REQUESTS_TABLE = table({
  columns: {
    id: text,
    performer_id: text,
    client_id: text,
    session_type: text,
    type: text,
    status: oneOf<RequestStatus>(),
    asked_at: bigint,
    received_at: nullable(bigint),
    /** Time since which the customer waits for a performer whose device cannot be reached; null while it can. */
    held_at: nullable(bigint),
    accepted_at: nullable(bigint),
    timer_platform: flag,
    timer_device: flag,
    timer_platform_at: nullable(bigint),
    timer_device_at: nullable(bigint),
    ended_at: nullable(bigint),
    end_reason: nullable(text),
    /** A session that ended while no page of the performer was connected. */
    ended_unseen: flag,
  },
  key: ['id'],
  indexes: {
    requests_of: ['performer_id', 'client_id', 'status'],
    requests_by: ['client_id', 'status'],
  },
  unique: {
    one_live_request_of_a_customer: { columns: ['client_id'], where: "status <> 'ended'" },
    one_session_of_a_performer: { columns: ['performer_id'], where: "status = 'accepted'" },
  },
});
export type RequestRow = RowOf<typeof REQUESTS_TABLE>;

/** Session events that found no socket, kept until the performer is back. */
export const UNDELIVERED_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    performer_id: text,
    payload: text,
    at: bigint,
  },
  key: ['id'],
  indexes: {
    undelivered_to: ['performer_id', 'position'],
  },
});

/** Pay of a running session; the time counts from the moment when the timers of both sides run. */
export const SESSION_PAY_TABLE = table({
  columns: {
    request_id: references(text, 'requests'),
    /** The performer's pay in cents, fixed when the request is accepted. */
    cents_per_minute: integer,
    /** Time on the platform's clock; null until both timers run. */
    billed_from: nullable(bigint),
  },
  key: ['request_id'],
});
export type SessionPayRow = RowOf<typeof SESSION_PAY_TABLE>;

/** Payments of customers for toys. The money is the row of `sessions` with the same id. */
export const TIPS_TABLE = table({
  columns: {
    id: text,
    position: bigint,
    request_id: references(text, 'requests'),
    /** Kind in the `toy` event: `tip` with a number, `special` with a pattern. */
    kind: text,
    value: text,
    /** Credits that the customer paid. */
    credits: integer,
    /** The performer's share, in cents. */
    earned: integer,
    /** Epoch seconds. */
    at: bigint,
  },
  key: ['id'],
  indexes: {
    tips_of: ['request_id', 'position'],
  },
});
export type TipRow = RowOf<typeof TIPS_TABLE>;
