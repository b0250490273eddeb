import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { Cents } from '@greenroom/core/kernel/units';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import { read } from '../mobx/read.ts';
import type { TodayEarningsModel } from './TodayEarnings.tsx';

/** Today's earnings for the top bar, the running session included. */
export class TodayEarningsViewModel implements TodayEarningsModel {
  readonly #asked: Watchable<Query<'today', Cents>>;
  readonly #money: Watchable<SessionMoney>;

  constructor(earnings: Pick<EarningsController, 'today'>, meter: Pick<SessionMeterController, 'watch'>) {
    this.#asked = earnings.today.watch;
    this.#money = meter.watch;
  }

  get amount(): string | undefined {
    const { today } = read(this.#money);
    return today === undefined && read(this.#asked).status !== 'failed' ? undefined : currency(today);
  }

  get isAbout(): boolean {
    return read(this.#money).isTodayAbout;
  }
}
