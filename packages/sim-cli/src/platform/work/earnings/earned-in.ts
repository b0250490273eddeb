import { sql } from 'kysely';
import {
  ALL_SERVICES,
  type Period,
  type ReportScope,
  type ServiceFilter,
} from '@greenroom/core/earnings/earnings-period';
import { startOfDay } from '@greenroom/core/formatting/dates';
import { SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import type { ListPart, Seconds } from '@greenroom/core/kernel/units';
import { wireName } from '../../base/people/customers.ts';
import type { Store } from '../../base/store/store.ts';

/** The rows of a performer's sessions that a period and a filter mean. */
export const sessionsIn = (
  store: Store,
  performerId: string,
  period: Pick<Period<ReportScope>, 'firstDay' | 'endDay'>,
  service: ServiceFilter = ALL_SERVICES,
) => {
  const rows = store
    .selectFrom('sessions')
    .where('sessions.performer_id', '=', performerId)
    .where('day', '>=', period.firstDay)
    .where('day', '<', period.endDay);
  return service === ALL_SERVICES ? rows : rows.where('service', '=', service);
};

export type Rows = ReturnType<typeof sessionsIn>;

/** One page of them, newest first, with the customers' names as the platform writes them. */
export const pageOf = async (rows: Rows, { limit, offset }: ListPart) => {
  const page = await rows
    .innerJoin('customers', 'customers.id', 'sessions.client_id')
    .select(['sessions.id', 'started_at', 'service', 'client_id', 'name', 'country', 'duration', 'earned'])
    .orderBy('started_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return page.map((row) => ({
    id: row.id,
    date: row.started_at,
    service: row.service,
    client: { id: row.client_id, name: wireName(row) },
    duration: row.duration,
    amount: row.earned,
  }));
};

/** Sums and counts of each service, the highest sum first. */
export const byService = (rows: Rows) =>
  rows
    .select((each) => ['service', each.fn.countAll<number>().as('count'), each.fn.sum<number>('earned').as('amount')])
    .groupBy('service')
    .orderBy('amount', 'desc')
    .orderBy('service')
    .execute();

const byDay = async (rows: Rows) => {
  const sums = await rows
    .select((each) => ['day', each.fn.sum<number>('earned').as('amount')])
    .groupBy('day')
    .orderBy('day')
    .execute();
  return sums.map(({ day, amount }) => ({ date: startOfDay(day), amount }));
};

/**
 * Sums of each clock hour, by its first moment; empty ones are left out.
 *
 * @param from a session that counts later than it began is in the hour of its end where it began before this moment
 */
export const byHour = (rows: Rows, from: Seconds) => {
  const end = sql<number>`started_at + duration`;
  // What was left out of the duration, such as an outage, may put this end before the day too.
  const late = sql<number>`case when ${end} < ${sql.lit(from)} then ${sql.lit(from)} else ${end} end`;
  const at = sql<number>`case when started_at < ${sql.lit(from)} then ${late} else started_at end`;
  // Whole hours since 1970 are whole hours in Amsterdam too.
  const hour = sql<number>`(${at}) - (${at}) % ${sql.lit(SECONDS_PER_HOUR)}`;
  return rows
    .select((each) => [hour.as('date'), each.fn.sum<number>('earned').as('amount')])
    .groupBy(hour)
    .orderBy('date')
    .execute();
};

/** Sums of each hour of a day, or of each day of a longer period; empty ones are left out. */
export const byPart = (rows: Rows, { scope, from }: Period) => (scope === 'day' ? byHour(rows, from) : byDay(rows));
