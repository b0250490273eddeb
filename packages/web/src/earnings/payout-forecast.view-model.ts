import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import { forecastPayout, type PayoutWeeks } from '@greenroom/core/earnings/payout-forecast';
import { currency, shortCurrency } from '@greenroom/core/formatting/money';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld, pageViewOf } from '../ui/page-view.ts';
import type { PayoutForecastModel } from './PayoutForecast.tsx';

/** Mirrors the running week with its forecast, in whole euros because it is none of what was earned. */
export class PayoutForecastViewModel implements PayoutForecastModel {
  readonly #reports: EarningsReportController;
  readonly #state: Mirror<Query<'weeks', PayoutWeeks>>;

  constructor(reports: EarningsReportController) {
    this.#reports = reports;
    this.#state = new Mirror(reports.payoutWeeks.watch);
  }

  get view(): PayoutForecastModel['view'] {
    return pageViewOf(this.#state.current);
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#state.current);
  }

  get earned(): string | undefined {
    const { data } = this.#state.current;
    return data && currency(data.earned);
  }

  get forecast(): PayoutForecastModel['forecast'] {
    const { data } = this.#state.current;
    const forecast = data && forecastPayout(data.earned, data.earlier);
    return (
      forecast && {
        amount: shortCurrency(forecast.amount),
        low: shortCurrency(forecast.low),
        high: shortCurrency(forecast.high),
        weeks: forecast.weeks,
      }
    );
  }

  readonly retry = (): void => this.#reports.payoutWeeks.reload();

  readonly dispose = (): void => this.#state.dispose();
}
