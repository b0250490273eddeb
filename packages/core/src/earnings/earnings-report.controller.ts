import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import { ok } from '../kernel/result.ts';
import type { EarningsReportApi } from './earnings-api.port.ts';
import { periodOf, type Period, type ReportScope } from './earnings-period.ts';
import type { EarningsReport, ReportQuery } from './earnings-report.ts';
import type { PayoutWeeks } from './payout-forecast.ts';

export interface PeriodReport extends EarningsReport {
  readonly period: Period<ReportScope>;
}

export interface EarningsReportDeps {
  readonly api: EarningsReportApi;
  readonly isOffered: boolean;
  readonly clock: Pick<Clock, 'today'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the report of a period of earnings, and the weeks that the forecast of the next payout is made from. */
export const createEarningsReportController = (deps: EarningsReportDeps) => {
  const { api, isOffered, clock, log, performerId } = deps;
  const resource = createResource(log);
  const report = resource.query<ReportQuery, PeriodReport>('report of earnings', async (query) => {
    const date = query.date ?? clock.today();
    const answer = await api.earningsReport(performerId(), { ...query, date });
    return answer.ok ? ok({ ...answer.value, period: periodOf(query.scope, date) }) : answer;
  });
  const payoutWeeks = resource.query<'weeks', PayoutWeeks>('weeks of payouts', () => api.payoutWeeks(performerId()));
  return {
    /** False where the platform has no such calls: then nothing is fetched. */
    isOffered,
    report,
    payoutWeeks,
    load: (query: ReportQuery) => {
      if (isOffered) report.load(query);
    },
    loadPayoutWeeks: () => {
      if (isOffered) payoutWeeks.load('weeks');
    },
    reset: resource.reset,
  };
};

export type EarningsReportController = ReturnType<typeof createEarningsReportController>;
