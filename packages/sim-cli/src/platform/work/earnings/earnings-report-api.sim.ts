import { ok } from '@greenroom/core/kernel/result';
import type { Handlers } from '../../base/calls/handler.ts';
import { createEarningsReports, type ReportParts } from './earnings-reports.ts';

/** Answers reports of earnings, and the weeks before a payout. */
export const createEarningsReportApi = (parts: ReportParts): Pick<Handlers, 'earningsReport' | 'payoutWeeks'> => {
  const reports = createEarningsReports(parts);
  return {
    earningsReport: async ({ query: { date, scope, service } }, { performer }) =>
      ok(await reports.reportOf(performer.id, scope, date, service)),
    payoutWeeks: async (_request, { performer }) => ok(await reports.payoutWeeksOf(performer.id)),
  };
};
