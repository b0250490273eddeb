import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { Cents } from '@greenroom/core/kernel/units';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import { Mirror } from '../mobx/mirror.ts';
import type { TodayEarningsModel } from './TodayEarnings.tsx';

/** Today's earnings for the top bar, the running session included. */
export class TodayEarningsViewModel implements TodayEarningsModel {
  readonly #asked: Mirror<Query<'today', Cents>>;
  readonly #money: Mirror<SessionMoney>;

  constructor(earnings: Pick<EarningsController, 'today'>, meter: Pick<SessionMeterController, 'watch'>) {
    this.#asked = new Mirror(earnings.today.watch);
    this.#money = new Mirror(meter.watch);
  }

  get amount(): string | undefined {
    const { today } = this.#money.current;
    return today === undefined && this.#asked.current.status !== 'failed' ? undefined : currency(today);
  }

  get isAbout(): boolean {
    return this.#money.current.isTodayAbout;
  }

  readonly dispose = (): void => {
    this.#asked.dispose();
    this.#money.dispose();
  };
}
