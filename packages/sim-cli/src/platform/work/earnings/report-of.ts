import { bestHourOf, sumByWeekHour, type ClockHour } from '@greenroom/core/earnings/earnings-report';
import { dayOf, firstOfMonth, startOfDay } from '@greenroom/core/formatting/dates';
import { SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import { cents, seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { Service } from '@greenroom/core/services/service';
import { wireName } from '../../base/people/customers.ts';
import type { Store } from '../../base/store/store.ts';
import type { Interval } from '../session/shifts.ts';
import { byHour, type Rows } from './earned-in.ts';

/** Number of customers that a report names; the sums of the others are one line. */
const NAMED_CUSTOMERS = 200;

/** Seconds of each clock hour that intervals cover, by its first moment. */
const secondsByHour = (onAir: readonly Interval[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const [from, until] of onAir) {
    for (let at = from; at < until;) {
      const hour = at - (at % SECONDS_PER_HOUR);
      const end = Math.min(until, hour + SECONDS_PER_HOUR);
      sums.set(hour, (sums.get(hour) ?? 0) + end - at);
      at = end;
    }
  }
  return sums;
};

/**
 * Earnings and time on air of each clock hour with either, the earliest first.
 *
 * @param from the first moment of the period
 */
export const clockHours = async (
  rows: Rows,
  onAir: readonly Interval[],
  from: Seconds,
): Promise<readonly ClockHour[]> => {
  const amounts = new Map((await byHour(rows, from)).map(({ date, amount }) => [date, amount]));
  const times = secondsByHour(onAir);
  const all = [...new Set([...amounts.keys(), ...times.keys()])].toSorted((one, other) => one - other);
  return all.map((at) => ({
    at: seconds(at),
    amount: cents(amounts.get(at) ?? 0),
    onAir: seconds(times.get(at) ?? 0),
  }));
};

/** Sums over clock hours as the report has them. */
export const byWeekHour = (hours: readonly ClockHour[]) => {
  const best = bestHourOf(hours);
  return {
    bestHour: best === undefined ? null : { date: best.at, amount: best.amount },
    weekHours: [...sumByWeekHour(hours)],
  };
};

/** Sums of each customer, the highest first, and of those behind the end of the list. */
export const byCustomer = async (store: Store, rows: Rows) => {
  // Summed before the names are joined: one row for each customer instead of each session.
  const amounts = rows
    .select((each) => ['client_id', each.fn.countAll<number>().as('count'), each.fn.sum<number>('earned').as('amount')])
    .groupBy('client_id');
  const sums = await store
    .selectFrom(amounts.as('amounts'))
    .innerJoin('customers', 'customers.id', 'amounts.client_id')
    .select(['customers.id', 'customers.name', 'customers.country', 'amounts.count', 'amounts.amount'])
    .orderBy('amounts.amount', 'desc')
    .orderBy('customers.id')
    .execute();
  const all = sums.map((row) => ({
    client: { id: row.id, name: wireName(row) },
    count: row.count,
    amount: row.amount,
  }));
  const others = all.slice(NAMED_CUSTOMERS);
  return {
    customers: all.slice(0, NAMED_CUSTOMERS),
    otherCustomers: {
      customers: others.length,
      count: others.reduce((sum, { count }) => sum + count, 0),
      amount: others.reduce((sum, { amount }) => sum + amount, 0),
    },
  };
};

/** Seconds on air of each month, by its first day. */
const onAirByMonth = (hours: readonly ClockHour[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  let [month, end] = [Number.NaN, Number.NEGATIVE_INFINITY];
  for (const { at, onAir } of hours) {
    if (at >= end) {
      month = firstOfMonth(dayOf(at));
      end = startOfDay(firstOfMonth(month, 1));
    }
    sums.set(month, (sums.get(month) ?? 0) + onAir);
  }
  return sums;
};

export interface ServiceSum {
  readonly service: Service;
  readonly count: number;
  readonly amount: number;
}

/** Sums of each service, the highest first. */
const byServiceIn = (sums: readonly ServiceSum[]): ServiceSum[] =>
  [...Map.groupBy(sums, ({ service }) => service)]
    .map(([service, each]) => ({
      service,
      count: each.reduce((sum, { count }) => sum + count, 0),
      amount: each.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount || (one.service < other.service ? -1 : 1));

/**
 * Sums of each service, and of each month with earnings or time on air, the earliest month first.
 *
 * @param hours the earliest first
 */
export const byServiceAndMonth = async (rows: Rows, hours: readonly ClockHour[]) => {
  const sums = await rows
    .select((each) => [
      'day',
      'service',
      each.fn.countAll<number>().as('count'),
      each.fn.sum<number>('earned').as('amount'),
    ])
    .groupBy(['day', 'service'])
    .execute();
  const inMonth = Map.groupBy(sums, ({ day }) => firstOfMonth(day));
  const onAir = onAirByMonth(hours);
  const worked = [...onAir].filter(([, time]) => time > 0).map(([month]) => month);
  const months = [...new Set([...inMonth.keys(), ...worked])].toSorted((one, other) => one - other);
  return {
    services: byServiceIn(sums),
    months: months.map((month) => {
      const services = byServiceIn(inMonth.get(month) ?? []);
      return {
        date: startOfDay(month),
        count: services.reduce((sum, { count }) => sum + count, 0),
        amount: services.reduce((sum, { amount }) => sum + amount, 0),
        onAir: onAir.get(month) ?? 0,
        services,
      };
    }),
  };
};
