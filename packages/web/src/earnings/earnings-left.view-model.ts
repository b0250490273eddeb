import { compareStructural, computed, makeObservable, onBecomeObserved, onBecomeUnobserved, reaction } from 'mobx';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { RANKS } from '@greenroom/core/earnings/earnings-period';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { fullDate, weekLabel } from '@greenroom/core/formatting/dates';
import { countdown } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { Mirror } from '../mobx/mirror.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { mayBeOld } from '../ui/page-view.ts';
import type { EarningsLeftModel } from './EarningsLeft.tsx';

interface LeftSource {
  readonly left: Pick<EarningsController['left'], 'watch' | 'reload'>;
}

/** In seconds: the platform may pay a little later than it said. */
const ASKED_AGAIN_EACH = 60;

/** Mirrors the amount still to be paid, and the rank. @spec §7 earnings_left, §1 the performer rank updates weekly after payment */
export class EarningsLeftViewModel implements EarningsLeftModel {
  readonly #state: Mirror<Query<'left', EarningsLeft>>;
  readonly retry: () => void;
  readonly #now: () => Seconds;
  readonly #ends: readonly (() => void)[];

  constructor({ left }: LeftSource, now: () => Seconds, ticker: Ticker) {
    this.retry = left.reload;
    this.#now = () => {
      // Time passes while the page is shown.
      ticker.now();
      return now();
    };
    this.#state = new Mirror(left.watch);
    makeObservable(this, {
      nextPayment: computed({ equals: compareStructural }),
      rank: computed({ equals: compareStructural }),
    });
    let stop = (): void => undefined;
    this.#ends = [
      onBecomeObserved(this, 'nextPayment', () => {
        stop = reaction(
          () => this.#asksOverdue,
          (asks) => asks !== undefined && this.retry(),
        );
      }),
      onBecomeUnobserved(this, 'nextPayment', () => stop()),
    ];
  }

  get failed(): boolean {
    const { data, status } = this.#state.current;
    return data === undefined && status === 'failed';
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#state.current);
  }

  get left(): string | undefined {
    const { data: answer } = this.#state.current;
    return answer === undefined ? undefined : currency(answer.left);
  }

  get nextPayment(): EarningsLeftModel['nextPayment'] {
    const at = this.#state.current.data?.nextPayment;
    return at === undefined ? undefined : { moment: fullDate(at), left: countdown(seconds(at - this.#now())) };
  }

  get rank(): EarningsLeftModel['rank'] {
    const { rank, rankWeek } = this.#state.current.data ?? {};
    const known = RANKS.find((each) => each === rank);
    return known === undefined || rankWeek === undefined
      ? undefined
      : { rank: known, week: weekLabel(rankWeek, this.#now()) };
  }

  readonly dispose = (): void => {
    for (const end of this.#ends) end();
    this.#state.dispose();
  };

  /** Number of times that the next payment had to be asked for since its time has passed. */
  get #asksOverdue(): number | undefined {
    const at = this.#state.current.data?.nextPayment;
    if (at === undefined) return undefined;
    const late = this.#now() - at;
    return late < 0 ? undefined : Math.floor(late / ASKED_AGAIN_EACH);
  }
}
