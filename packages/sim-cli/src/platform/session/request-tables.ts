import { bigint, flag, nullable, oneOf, table, text, type RowOf } from '../store/table.ts';

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
    accepted_at: nullable(bigint),
    timer_platform: flag,
    timer_device: flag,
    timer_platform_at: nullable(bigint),
    timer_device_at: nullable(bigint),
    ended_at: nullable(bigint),
    end_reason: nullable(text),
    /** A session that ended while no page of the performer was connected. */
    untold: flag,
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
