import { dayOf, mondayOf, startOfDay, type DayNumber } from '@greenroom/core/formatting/dates';
import { DAYS_PER_WEEK, SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { Store } from '../../base/store/store.ts';
import type { PaymentRow } from '../../base/store/tables/session-tables.ts';

/** A week is paid on the Monday after it, at this hour. @spec §9 Earnings views — paid weekly */
const PAID_AT_HOUR = 10;

/** Time of the payment of the week that begins with a Monday. */
export const paidAt = (monday: DayNumber): Seconds =>
  seconds(startOfDay(monday + DAYS_PER_WEEK) + PAID_AT_HOUR * SECONDS_PER_HOUR);

/** The Sunday of the last week that has been paid by now. */
export const lastDayDue = (now: Seconds): DayNumber => {
  const monday = mondayOf(dayOf(now)) - DAYS_PER_WEEK;
  return (paidAt(monday) <= now ? monday : monday - DAYS_PER_WEEK) + DAYS_PER_WEEK - 1;
};

/** Time of the payment for the first week that has not been paid yet. */
export const nextPaymentAt = (now: Seconds): Seconds => paidAt(mondayOf(lastDayDue(now) + 1));

/** @returns undefined before the first one */
export const lastPaymentOf = (store: Store, performerId: string): Promise<PaymentRow | undefined> =>
  store
    .selectFrom('payments')
    .selectAll()
    .where('performer_id', '=', performerId)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** `1004-20260316`: the performer's id and the Monday of the week. */
const paymentId = (performerId: string, monday: DayNumber): string =>
  `${performerId}-${new Date(startOfDay(monday + 1) * 1000).toISOString().slice(0, 10).replaceAll('-', '')}`;

/**
 * Pays the weeks that are due and not paid yet: one payment for each week with sessions in it. It runs in a transaction.
 *
 * @param settled the last day that has been paid
 * @param due the last day to be paid, a Sunday
 */
export const settlePayouts = async (
  store: Store,
  performerId: string,
  settled: DayNumber,
  due: DayNumber,
): Promise<void> => {
  if (settled >= due) return;
  // A second transaction waits here, and finds the weeks paid.
  const mine = await store
    .updateTable('session_books')
    .set({ settled_until: due })
    .where('performer_id', '=', performerId)
    .where('settled_until', '=', settled)
    .executeTakeFirst();
  if (mine.numUpdatedRows === 0n) return;
  const days = await store
    .selectFrom('sessions')
    .select((each) => ['day', each.fn.sum<number>('earned').as('earned'), each.fn.countAll<number>().as('sessions')])
    .where('performer_id', '=', performerId)
    .where('day', '>', settled)
    .where('day', '<=', due)
    .groupBy('day')
    .orderBy('day')
    .execute();
  const weeks = Map.groupBy(days, ({ day }) => mondayOf(day));
  const payments = [...weeks].map(([monday, inIt]): PaymentRow => ({
    id: paymentId(performerId, monday),
    performer_id: performerId,
    from_day: monday,
    until_day: monday + DAYS_PER_WEEK - 1,
    paid_at: paidAt(monday),
    amount: inIt.reduce((sum, { earned }) => sum + earned, 0),
    sessions: inIt.reduce((sum, { sessions }) => sum + sessions, 0),
  }));
  if (payments.length > 0) await store.insertInto('payments').values(payments).execute();
};
