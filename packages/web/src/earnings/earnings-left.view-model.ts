import { compareStructural, computed, makeObservable, onBecomeObserved, onBecomeUnobserved, reaction } from 'mobx';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { RANKS } from '@greenroom/core/earnings/earnings-period';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { fullDate, weekLabel } from '@greenroom/core/formatting/dates';
import { countdown } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { Ticker } from '../mobx/ticker.ts';
import { viewOf, type QueryView } from '../ui/query-view.ts';
import type { EarningsLeftModel } from './EarningsLeft.tsx';

interface LeftSource {
  readonly left: Pick<EarningsController['left'], 'watch' | 'reload'>;
}

/** In seconds: the platform may pay a little later than it said. */
const RETRY_EVERY_S = 60;

/** Mirrors the amount still to be paid, and the rank. @spec §7 earnings_left, §1 the performer rank updates weekly after payment */
export class EarningsLeftViewModel implements EarningsLeftModel {
  readonly #state: QueryView<EarningsLeft>;
  readonly retry: () => void;
  readonly #now: () => Seconds;

  constructor({ left }: LeftSource, now: () => Seconds, ticker: Ticker) {
    this.retry = left.reload;
    this.#now = () => {
      // Time passes while the page is shown.
      ticker.now();
      return now();
    };
    this.#state = viewOf(left);
    makeObservable(this, {
      nextPayment: computed({ equals: compareStructural }),
      rank: computed({ equals: compareStructural }),
    });
    let stop = (): void => undefined;
    onBecomeObserved(this, 'nextPayment', () => {
      stop = reaction(
        () => this.#retriesOverdue,
        (asks) => asks !== undefined && this.retry(),
      );
    });
    onBecomeUnobserved(this, 'nextPayment', () => stop());
  }

  get failed(): boolean {
    const { data, view } = this.#state;
    return data === undefined && view !== 'loading';
  }

  get mayBeOld(): boolean {
    return this.#state.mayBeOld;
  }

  get left(): string | undefined {
    const { data: answer } = this.#state;
    return answer === undefined ? undefined : currency(answer.left);
  }

  get nextPayment(): EarningsLeftModel['nextPayment'] {
    const at = this.#state.data?.nextPayment;
    return at === undefined ? undefined : { moment: fullDate(at), left: countdown(seconds(at - this.#now())) };
  }

  get rank(): EarningsLeftModel['rank'] {
    const { rank, rankWeek } = this.#state.data ?? {};
    const known = RANKS.find((each) => each === rank);
    return known === undefined || rankWeek === undefined
      ? undefined
      : { rank: known, week: weekLabel(rankWeek, this.#now()) };
  }

  /** Number of times that the next payment had to be asked for since its time has passed. */
  get #retriesOverdue(): number | undefined {
    const at = this.#state.data?.nextPayment;
    if (at === undefined) return undefined;
    const late = this.#now() - at;
    return late < 0 ? undefined : Math.floor(late / RETRY_EVERY_S);
  }
}
