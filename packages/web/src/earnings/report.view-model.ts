import { computed, makeObservable } from 'mobx';
import type { EarnedByService } from '@greenroom/core/earnings/earnings';
import { periodBefore } from '@greenroom/core/earnings/earnings-period';
import { earnedPerHour, type EarnedByCustomer, type ReportQuery } from '@greenroom/core/earnings/earnings-report';
import type { EarningsReportController, PeriodReport } from '@greenroom/core/earnings/earnings-report.controller';
import { dayOf, fullDate, isoDay, shortDate, timeOfDay } from '@greenroom/core/formatting/dates';
import { hoursAndMinutes } from '@greenroom/core/formatting/durations';
import { SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import { currency } from '@greenroom/core/formatting/money';
import { cents, seconds, type Cents } from '@greenroom/core/kernel/units';
import type { UnlistedPay } from '@greenroom/core/meter/session-money';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { viewOf, type QueryView } from '../ui/query-view.ts';
import { shareOf } from '../ui/share-of.ts';
import type { CustomersModel } from './CustomersTable.tsx';
import type { HeatmapModel } from './Heatmap.tsx';
import type { ComparisonModel } from './period-model.ts';
import type { ReportFigures, PeriodFiguresModel } from './PeriodFigures.tsx';
import type { ReportModel } from './ReportParts.tsx';
import type { ServiceShare } from './ServicesTable.tsx';
import { toHeatmap } from './to-heatmap.ts';

/** Writes by how much a sum differs from an earlier one; where they are the same, the sum. */
export const compareAmounts = (sum: Cents, sumBefore: Cents): ComparisonModel => {
  const more = sum - sumBefore;
  if (more === 0) return { kind: 'same', amount: currency(sumBefore) };
  return { kind: more > 0 ? 'more' : 'less', amount: currency(cents(Math.abs(more))) };
};

/** Formats the part of the session that a total lacks. */
export const toUnlisted = (unlisted: UnlistedPay | undefined): PeriodFiguresModel['unlisted'] =>
  unlisted && { ...unlisted, amount: currency(unlisted.amount) };

/** Formats the earnings of each service, with its part of a bar. */
export const toServiceShares = (services: readonly EarnedByService[]): readonly ServiceShare[] => {
  const amounts = services.map(({ amount }) => amount);
  return services.map(({ service, count, amount }) => ({
    service,
    count: String(count),
    amount: currency(amount),
    share: shareOf(amount, amounts),
  }));
};

/** Mirrors the report of a period: the figures beside its total, the hours of the week, and the customers. */
export class ReportViewModel implements ReportModel {
  readonly #reports: EarningsReportController;
  readonly #state: QueryView<PeriodReport, ReportQuery>;

  constructor(reports: EarningsReportController) {
    this.#reports = reports;
    this.#state = viewOf(reports.report);
    makeObservable(this, { heatmap: computed, customers: computed });
  }

  get report(): PeriodReport | undefined {
    return this.#state.data;
  }

  get question(): ReportQuery | undefined {
    return this.#state.key;
  }

  get view(): ReportModel['view'] {
    if (!this.#reports.isOffered) return 'off';
    const { view } = this.#state;
    if (view !== 'open') return view === 'missing' ? 'failed' : view;
    return this.report?.count === 0 && this.report.onAir === 0 ? 'empty' : 'ready';
  }

  get mayBeOld(): boolean {
    return this.#state.mayBeOld;
  }

  get figures(): ReportFigures | undefined {
    const { report } = this;
    if (report === undefined) return undefined;
    const { sum, onAir, bestHour, before, period } = report;
    const perHour = earnedPerHour(sum, onAir);
    const perHourBefore = earnedPerHour(before.amount, before.onAir);
    return {
      scope: period.scope,
      before: currency(before.amount),
      until: before.until < periodBefore(period).until ? fullDate(before.until) : undefined,
      difference: before.amount === 0 ? undefined : compareAmounts(sum, before.amount),
      perHour: perHour === undefined ? undefined : currency(perHour),
      perHourBefore: perHourBefore === undefined ? undefined : currency(perHourBefore),
      onAir: hoursAndMinutes(onAir),
      bestHour: bestHour && {
        amount: currency(bestHour.amount),
        at: bestHour.at,
        date: shortDate(bestHour.at),
        from: timeOfDay(bestHour.at),
        until: timeOfDay(seconds(bestHour.at + SECONDS_PER_HOUR)),
      },
    };
  }

  get heatmap(): HeatmapModel | undefined {
    const { report } = this;
    return report && report.weekHours.length > 0 ? toHeatmap(report.weekHours) : undefined;
  }

  get customers(): CustomersModel | undefined {
    const { report } = this;
    if (report === undefined || report.customers.length === 0) return undefined;
    const { customers, otherCustomers: others } = report;
    const amounts = customers.map(({ amount }) => amount);
    return {
      // With the period, so that another one begins with the first customers alone.
      key: `${report.period.scope}-${isoDay(dayOf(report.period.from))}`,
      rows: customers.map(({ client, count, amount }: EarnedByCustomer) => ({
        id: client.id,
        client: clientName(client.name),
        to: pathTo('client', { client_id: client.id }),
        count: String(count),
        amount: currency(amount),
        share: shareOf(amount, amounts),
      })),
      others:
        others.customers === 0
          ? undefined
          : { customers: others.customers, count: String(others.count), amount: currency(others.amount) },
      total: currency(cents(customers.reduce((sum, { amount }) => sum + amount, 0) + others.amount)),
    };
  }

  readonly retry = (): void => this.#reports.report.reload();
}
