import { computed, makeObservable } from 'mobx';
import { invoiceLink, specificationLink, type Payment, type PaymentsPage } from '@greenroom/core/earnings/earnings';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { shortDate, weekLabel } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { ListPart, Seconds } from '@greenroom/core/kernel/units';
import { ListViewModel } from '../lists/list.view-model.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { EarningsLeftViewModel } from './earnings-left.view-model.ts';
import { PayoutForecastViewModel } from './payout-forecast.view-model.ts';
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
  readonly list: ListViewModel<ListPart, PaymentsPage>;
  readonly left: EarningsLeftViewModel;
  readonly forecast: PayoutForecastViewModel | undefined;
  readonly #now: () => Seconds;
  readonly #apiUrl: string;

  constructor({ earnings, reports, now, ticker, apiUrl }: Sources) {
    this.list = new ListViewModel(earnings.payments);
    this.left = new EarningsLeftViewModel(earnings, now, ticker);
    this.forecast = reports.isOffered ? new PayoutForecastViewModel(reports) : undefined;
    this.#now = now;
    this.#apiUrl = apiUrl;
    makeObservable(this, { rows: computed });
  }

  get rows(): readonly PaymentRow[] {
    return (this.list.answer?.payments ?? []).map((payment) => this.#toRow(payment));
  }

  readonly dispose = (): void => {
    this.list.dispose();
    this.left.dispose();
    this.forecast?.dispose();
  };

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
