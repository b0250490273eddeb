import { computed, makeObservable } from 'mobx';
import { CENTS_PER_EURO } from '@greenroom/core/formatting/formatting.constants';
import { currency } from '@greenroom/core/formatting/money';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import type { PublicOf } from '../../mobx/public-of.ts';
import { read } from '../../mobx/read.ts';

/** The money of the running session and today's total, as the bar shows them. @spec §2 /earnings/ */
export class SessionMoneyViewModel {
  readonly #money: Watchable<SessionMoney>;

  constructor(meter: Pick<SessionMeterController, 'watch'>) {
    this.#money = meter.watch;
    makeObservable(this, { pay: computed, tips: computed, perMinute: computed, isAbout: computed, today: computed });
  }

  /** Earnings of the session's time; undefined while no rate is known. */
  get pay(): string | undefined {
    const { time } = read(this.#money);
    return time === undefined ? undefined : currency(time);
  }

  /** Earnings of the customer's tips; undefined while there are none. */
  get tips(): string | undefined {
    const { tips, tipCount } = read(this.#money);
    return tipCount === 0 ? undefined : currency(tips);
  }

  /** Euros for a minute, without the sign. */
  get perMinute(): string | undefined {
    const { rate } = read(this.#money);
    return rate === undefined ? undefined : (Math.round(rate.perMinute) / CENTS_PER_EURO).toFixed(2);
  }

  /** The platform has not told one of these amounts. */
  get isAbout(): boolean {
    return read(this.#money).isAbout;
  }

  /** Today's total, the session included; undefined while it is not known. */
  get today(): string | undefined {
    const { today } = read(this.#money);
    return today === undefined ? undefined : currency(today);
  }
}

export type SessionMoneyModel = PublicOf<SessionMoneyViewModel>;
