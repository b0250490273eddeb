import type { AsyncResult } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { EarningsReport, ReportQuery } from './earnings-report.ts';
import type { PayoutWeeks } from './payout-forecast.ts';

export interface EarningsReportApi {
  /** A call of ours. */
  readonly earningsReport: (
    id: PerformerId,
    query: ReportQuery & { readonly date: Seconds },
  ) => AsyncResult<EarningsReport>;
  /** A call of ours. */
  readonly payoutWeeks: (id: PerformerId) => AsyncResult<PayoutWeeks>;
}
