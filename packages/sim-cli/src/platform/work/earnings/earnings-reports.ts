import {
  periodBefore,
  periodOf,
  samePointBefore,
  type Period,
  type ReportScope,
  type ServiceFilter,
} from '@greenroom/core/earnings/earnings-period';
import { FORECAST_WEEKS } from '@greenroom/core/earnings/payout-forecast';
import { dayOf, sameTimeOn } from '@greenroom/core/formatting/dates';
import { DAYS_PER_WEEK } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';
import { paidAt } from '../history/settlement.ts';
import { totalSeconds, type Shifts } from '../session/shifts.ts';
import { sessionsIn } from './earned-in.ts';
import { byCustomer, byServiceAndMonth, byWeekHour, clockHours } from './report-of.ts';

export interface ReportParts {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly paidSessions: PaidSessions;
  readonly shifts: Pick<Shifts, 'onAirIn'>;
}

/** Makes reports of earnings, which are sums over the rows that the list of earnings shows, for calls and documents. */
export const createEarningsReports = ({ store, clock, paidSessions, shifts }: ReportParts) => {
  /** Earnings of a period up to a moment. */
  const earnedUntil = async (
    id: string,
    period: Period<ReportScope>,
    until: Seconds,
    service?: ServiceFilter,
  ): Promise<number> => {
    const { earned } = await sessionsIn(store, id, period, service)
      .where('started_at', '<', until)
      .select((each) => each.fn.sum<number | null>('earned').as('earned'))
      .executeTakeFirstOrThrow();
    return earned ?? 0;
  };
  const paidOutIn = async (id: string, { from, until }: Period<ReportScope>) => {
    const { count, amount } = await store
      .selectFrom('payments')
      .select((each) => [each.fn.countAll<number>().as('count'), each.fn.sum<number | null>('amount').as('amount')])
      .where('performer_id', '=', id)
      .where('paid_at', '>=', from)
      .where('paid_at', '<', until)
      .executeTakeFirstOrThrow();
    return { count, amount: amount ?? 0 };
  };
  const firstDayOf = async (id: string): Promise<number | null> => {
    const sessions = store.selectFrom('sessions').where('performer_id', '=', id);
    const { first } = await sessions
      .select((each) => each.fn.min<number | null>('day').as('first'))
      .executeTakeFirstOrThrow();
    return first;
  };
  return {
    reportOf: async (id: string, scope: ReportScope, date: Seconds, service?: ServiceFilter) => {
      await paidSessions.open(id);
      const period = periodOf(scope, date);
      const before = periodBefore(period);
      const until = samePointBefore(period, clock.today());
      const rows = sessionsIn(store, id, period, service);
      const onAir = await shifts.onAirIn(id, period.from, period.until);
      const hours = await clockHours(rows, onAir, period.from);
      const { services, months } = await byServiceAndMonth(rows, hours);
      return {
        sum: services.reduce((sum, { amount }) => sum + amount, 0),
        count: services.reduce((sum, { count }) => sum + count, 0),
        onAir: totalSeconds(onAir),
        ...byWeekHour(hours),
        services,
        ...(await byCustomer(store, rows)),
        months,
        paidOut: await paidOutIn(id, period),
        before: {
          until,
          amount: await earnedUntil(id, before, until, service),
          onAir: totalSeconds(await shifts.onAirIn(id, before.from, until)),
        },
      };
    },
    payoutWeeksOf: async (id: string) => {
      await paidSessions.open(id);
      const now = clock.today();
      const running = periodOf('week', now);
      const first = await firstDayOf(id);
      const earlier: { from: number; amount: number; amountUntil: number }[] = [];
      for (let ago = 1; ago <= FORECAST_WEEKS; ago += 1) {
        const point = sameTimeOn(dayOf(now) - ago * DAYS_PER_WEEK, now);
        const week = periodOf('week', point);
        // The week in which the performer began is no whole one.
        if (first === null || week.firstDay < first) break;
        earlier.push({
          from: week.from,
          amount: await earnedUntil(id, week, week.until),
          amountUntil: await earnedUntil(id, week, point),
        });
      }
      const earned = await earnedUntil(id, running, running.until);
      return { from: running.from, earned, paidAt: paidAt(running.firstDay), earlier };
    },
  };
};
