import type { Clock } from '../kernel/clock.port.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { watchChanges, readOnly } from '../kernel/machine.ts';
import { createResource } from '../kernel/resource.ts';
import { ok } from '../kernel/result.ts';
import type { Cents, ListPart } from '../kernel/units.ts';
import type { EarningsApi } from './earnings-api.port.ts';
import {
  ALL_SERVICES,
  EXPORT_PORTION,
  periodBefore,
  periodOf,
  type Period,
  type EarningsQuery,
} from './earnings-period.ts';
import type { EarningsItem, EarningsLeft, EarningsPage, PaymentsPage } from './earnings.ts';

/** A period with the one before it. */
export interface ComparedEarnings extends EarningsPage {
  readonly period: Period;
  readonly before: Period;
  /** Earnings of the period before; undefined when they could not be fetched. */
  readonly earnedBefore: Pick<EarningsPage, 'sum' | 'parts'> | undefined;
}

export type Collecting = 'idle' | 'running' | 'failed';

export interface EarningsDeps {
  readonly api: Pick<EarningsApi, 'earnings' | 'payments' | 'earningsLeft'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the performer's earnings, the payouts and the amount still to be paid. @spec §2 /earnings/, /earnings/specifications/ */
export const createEarningsController = ({ api, clock, log, performerId }: EarningsDeps) => {
  const resource = createResource(log);
  const collecting = resource.value<Collecting>('idle');
  const history = resource.query<EarningsQuery, ComparedEarnings>('earnings', async (query) => {
    const date = query.date ?? clock.today();
    const period = periodOf(query.scope, date);
    const before = periodBefore(period);
    const [now, then] = await Promise.all([
      api.earnings(performerId(), { ...query, date }),
      api.earnings(performerId(), { ...query, date: before.from, limit: 1, offset: 0 }),
    ]);
    return now.ok ? ok({ ...now.value, period, before, earnedBefore: then.ok ? then.value : undefined }) : now;
  });
  const payments = resource.query<ListPart, PaymentsPage>('payments', (query) => api.payments(performerId(), query));
  const left = resource.query<'left', EarningsLeft>('earnings left', () => api.earningsLeft(performerId()));
  const today = resource.query<'today', Cents>('earnings of today', async () => {
    const query = { scope: 'day', service: ALL_SERVICES, limit: 1, offset: 0 } as const;
    const answer = await api.earnings(performerId(), { ...query, date: clock.today() });
    return answer.ok ? ok(answer.value.sum) : answer;
  });
  const collectAll = async (): Promise<readonly EarningsItem[] | undefined> => {
    const { key: question, data: answer } = history.watch.state();
    if (question === undefined || answer === undefined) return undefined;
    // The moment is fixed: at midnight "now" must not slip into the next day between two portions.
    const query = { ...question, date: answer.period.from, limit: EXPORT_PORTION };
    const items: EarningsItem[] = [];
    let total = 1;
    while (items.length < total) {
      const portion = await api.earnings(performerId(), { ...query, offset: items.length });
      if (!portion.ok) return undefined;
      items.push(...portion.value.items);
      total = portion.value.items.length === 0 ? items.length : portion.value.total;
    }
    return items;
  };
  // The error is about the period that was shown.
  watchChanges(history.watch, ({ key }, before) => {
    if (key !== before.key && collecting.state() === 'failed') collecting.set('idle');
  });
  /** The next one begins at log-out: the next performer gets no earlier answer. */
  const generations = createGenerations();
  return {
    history,
    payments,
    left,
    /** Earnings since midnight; fetched again whenever a session has ended. */
    today,
    collecting: readOnly(collecting),
    /** Fetches every row of the period that is shown, however many pages it has. @returns undefined when that failed or nothing is shown */
    collect: async () => {
      collecting.set('running');
      const isCurrent = generations.mark();
      const items = await collectAll();
      if (!isCurrent()) return undefined;
      if (items === undefined) log.write('error', 'earnings not exported');
      collecting.set(items === undefined ? 'failed' : 'idle');
      return items;
    },
    reset: () => {
      generations.begin();
      resource.reset();
    },
  };
};

export type EarningsController = ReturnType<typeof createEarningsController>;
