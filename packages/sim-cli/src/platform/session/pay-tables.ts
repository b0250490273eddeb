import { bigint, integer, nullable, references, table, text, type RowOf } from '../store/table.ts';

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
