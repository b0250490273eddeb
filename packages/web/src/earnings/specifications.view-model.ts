import { invoiceLink, specificationLink, type Payment, type PaymentsPage } from '@greenroom/core/earnings/earnings';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import type { PayoutWeeks } from '@greenroom/core/earnings/payout-forecast';
import { shortDate, weekLabel } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { Ticker } from '../mobx/ticker.ts';
import { listOf, viewOf, type ListModel, type QueryView } from '../ui/query-view.ts';
import { EarningsLeftViewModel } from './earnings-left.view-model.ts';
import type { PaymentRow, SpecificationsPageModel } from './SpecificationsPage.tsx';

interface Sources {
  readonly earnings: EarningsController;
  readonly reports: EarningsReportController;
  readonly now: () => Seconds;
  readonly ticker: Ticker;
  /** Full API URL: specifications and invoices are fetched as links, not as calls. */
  readonly apiUrl: string;
}

/** Mirrors the weekly payouts with specification and invoice. @spec §2 /earnings/specifications/ — paged, limit 20 */
export class SpecificationsViewModel implements SpecificationsPageModel {
  readonly list: ListModel<PaymentsPage>;
  readonly left: EarningsLeftViewModel;
  readonly forecast: QueryView<PayoutWeeks> | undefined;
  readonly #now: () => Seconds;
  readonly #apiUrl: string;

  constructor({ earnings, reports, now, ticker, apiUrl }: Sources) {
    this.list = listOf(earnings.payments);
    this.left = new EarningsLeftViewModel(earnings, now, ticker);
    this.forecast = reports.isOffered ? viewOf(reports.payoutWeeks) : undefined;
    this.#now = now;
    this.#apiUrl = apiUrl;
  }

  get rows(): readonly PaymentRow[] {
    return (this.list.data?.payments ?? []).map((payment) => this.#toRow(payment));
  }

  #toRow({ id, from, paidAt, sessions, amount }: Payment): PaymentRow {
    return {
      id,
      week: weekLabel(from, this.#now()),
      paidOn: shortDate(paidAt),
      sessions: String(sessions),
      amount: currency(amount),
      specification: specificationLink(this.#apiUrl, id),
      invoice: invoiceLink(this.#apiUrl, id),
    };
  }
}
