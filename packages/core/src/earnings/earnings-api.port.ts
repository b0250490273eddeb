import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';
import type { EarningsLeft, EarningsPage, PaymentsPage } from './earnings.ts';
import type { EarningsQuery } from './earnings-query.ts';

/** Where a list begins and how long a page of it is. */
export interface PaymentsQuery {
  readonly limit: number;
  readonly offset: number;
}

type Answer<Value> = Promise<Result<Value, CallFailure>>;

export interface EarningsApi {
  /** @spec §7 GET performer/performer_accounts/{id}/earnings — query includes date in seconds */
  readonly earnings: (id: PerformerId, query: EarningsQuery & { readonly date: Seconds }) => Answer<EarningsPage>;
  /** @spec §7 GET performer/performer_accounts/{id}/payments */
  readonly payments: (id: PerformerId, query: PaymentsQuery) => Answer<PaymentsPage>;
  /** @spec §7 GET performer/performer_accounts/{id}/earnings_left */
  readonly earningsLeft: (id: PerformerId) => Answer<EarningsLeft>;
}
