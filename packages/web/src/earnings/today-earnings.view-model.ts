import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import type { Cents } from '@greenroom/core/kernel/units';
import { Mirror } from '../mobx/mirror.ts';
import type { TodayEarningsModel } from './TodayEarnings.tsx';

/** Today's earnings for the top bar. */
export class TodayEarningsViewModel implements TodayEarningsModel {
  readonly #state: Mirror<Inquiry<'today', Cents>>;

  constructor(earnings: Pick<EarningsController, 'today'>) {
    this.#state = new Mirror(earnings.today.watch);
  }

  get amount(): string | undefined {
    const { answer, status } = this.#state.current;
    return answer === undefined && status !== 'failed' ? undefined : currency(answer);
  }

  readonly dispose = (): void => this.#state.dispose();
}
