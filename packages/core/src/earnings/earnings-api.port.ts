import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart, Seconds } from '../kernel/units.ts';
import type { EarningsQuery } from './earnings-period.ts';
import type { EarningsReport, ReportQuery } from './earnings-report.ts';
import type { EarningsLeft, EarningsPage, PaymentsPage, PayRates, SessionPay, VipMinutePrices } from './earnings.ts';
import type { PayoutWeeks } from './payout-forecast.ts';

export interface EarningsApi {
  /** Lists the earnings of a period. @spec §7 GET performer/performer_accounts/{id}/earnings — query includes date in seconds */
  readonly earnings: (id: PerformerId, query: EarningsQuery & { readonly date: Seconds }) => AsyncResult<EarningsPage>;
  /** Lists the weekly payments. @spec §7 GET performer/performer_accounts/{id}/payments */
  readonly payments: (id: PerformerId, query: ListPart) => AsyncResult<PaymentsPage>;
  /** Reads what is still to be paid, and the rank. @spec §7 GET performer/performer_accounts/{id}/earnings_left */
  readonly earningsLeft: (id: PerformerId) => AsyncResult<EarningsLeft>;
  /** A call of ours. */
  readonly payRates: (id: PerformerId) => AsyncResult<PayRates>;
  /** Reads the performer's own prices of VIP sessions, per minute. @spec §7 GET vip-prices */
  readonly vipMinutePrices: (id: PerformerId) => AsyncResult<VipMinutePrices>;
  /** A call of ours: the latest session with this customer. */
  readonly sessionPay: (id: PerformerId, client: ClientId) => AsyncResult<SessionPay>;
}

/** Errors of the earnings. @spec §8 Other — earnings and specs load errors */
export const EARNINGS_ERRORS = [
  'earnings.notLoaded',
  'earnings.specificationsNotLoaded',
  'earnings.notExported',
] as const;

export interface EarningsReportApi {
  /** A call of ours. */
  readonly earningsReport: (
    id: PerformerId,
    query: ReportQuery & { readonly date: Seconds },
  ) => AsyncResult<EarningsReport>;
  /** A call of ours. */
  readonly payoutWeeks: (id: PerformerId) => AsyncResult<PayoutWeeks>;
}
