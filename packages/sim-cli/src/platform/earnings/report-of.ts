import { bestHourOf, sumByWeekHour, type ClockHour } from '@greenroom/core/earnings/earnings-report';
import { dayOf, firstOfMonth, startOfDay } from '@greenroom/core/formatting/dates';
import { SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { wireName } from '../people/customers.ts';
import type { Interval } from '../my-day/shifts.ts';
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

/** Earnings and time on air of each clock hour with either. */
export const clockHours = async (rows: Rows, onAir: readonly Interval[]): Promise<readonly ClockHour[]> => {
  const amounts = new Map((await byHour(rows)).map(({ date, amount }) => [date, amount]));
  const times = secondsByHour(onAir);
  return [...new Set([...amounts.keys(), ...times.keys()])].map((at) => ({
    at: seconds(at),
    amount: cents(amounts.get(at) ?? 0),
    onAir: seconds(times.get(at) ?? 0),
  }));
};

/** Sums over clock hours as the report tells them. */
export const byWeekHour = (hours: readonly ClockHour[]) => {
  const best = bestHourOf(hours);
  return {
    bestHour: best === undefined ? null : { date: best.at, amount: best.amount },
    weekHours: [...sumByWeekHour(hours)],
  };
};

/** Sums of each customer, the highest first, and of those behind the end of the list. */
export const byCustomer = async (rows: Rows) => {
  const sums = await rows
    .innerJoin('customers', 'customers.id', 'sessions.client_id')
    .select((each) => [
      'customers.id',
      'customers.name',
      'customers.country',
      each.fn.countAll<number>().as('count'),
      each.fn.sum<number>('earned').as('amount'),
    ])
    .groupBy(['customers.id', 'customers.name', 'customers.country'])
    .orderBy('amount', 'desc')
    .orderBy('customers.id')
    .execute();
  const all = sums.map((row) => ({
    client: { id: row.id, name: wireName(row) },
    count: Number(row.count),
    amount: Number(row.amount),
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

const monthOf = (day: number): number => startOfDay(firstOfMonth(day));

/** Sums of each month with earnings or time on air, by service, the earliest month first. */
export const byMonth = async (rows: Rows, hours: readonly ClockHour[]) => {
  const sums = await rows
    .select((each) => [
      'day',
      'service',
      each.fn.countAll<number>().as('count'),
      each.fn.sum<number>('earned').as('amount'),
    ])
    .groupBy(['day', 'service'])
    .execute();
  const inMonth = Map.groupBy(sums, ({ day }) => monthOf(day));
  const onAir = new Map<number, number>();
  for (const hour of hours) {
    const month = monthOf(dayOf(hour.at));
    onAir.set(month, (onAir.get(month) ?? 0) + hour.onAir);
  }
  const worked = [...onAir].filter(([, time]) => time > 0).map(([month]) => month);
  const months = [...new Set([...inMonth.keys(), ...worked])].toSorted((one, other) => one - other);
  return months.map((date) => {
    const services = [...Map.groupBy(inMonth.get(date) ?? [], ({ service }) => service)]
      .map(([service, each]) => ({
        service,
        count: each.reduce((sum, { count }) => sum + Number(count), 0),
        amount: each.reduce((sum, { amount }) => sum + Number(amount), 0),
      }))
      .toSorted((one, other) => other.amount - one.amount || one.service.localeCompare(other.service));
    return {
      date,
      count: services.reduce((sum, { count }) => sum + count, 0),
      amount: services.reduce((sum, { amount }) => sum + amount, 0),
      onAir: onAir.get(date) ?? 0,
      services,
    };
  });
};
