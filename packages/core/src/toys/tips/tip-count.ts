import { cents, type Cents } from '../../kernel/units.ts';
import type { Tip } from './tip.ts';

/** Consecutive tips of one customer as one. */
export interface TipCount<Counted> {
  /** Oldest first. */
  readonly tips: readonly Counted[];
  /** Amount earned by the performer with all of them. */
  readonly earned: Cents;
  /** True when the platform has sent each amount. */
  readonly isReported: boolean;
  readonly newest: Counted;
  /** The tip whose progress is shown: the one that runs, else the newest. */
  readonly shown: Counted;
}

type Countable = Pick<Tip, 'earned' | 'isReported' | 'play'>;

/**
 * Adds up consecutive tips of one customer.
 * @returns undefined without a tip
 * @spec §1 — toys that customers can trigger for credits; the row is our own
 */
export const countTips = <Counted extends Countable>(tips: readonly Counted[]): TipCount<Counted> | undefined => {
  const newest = tips.at(-1);
  if (newest === undefined) return undefined;
  return {
    tips,
    earned: cents(tips.reduce((sum, tip) => sum + tip.earned, 0)),
    isReported: tips.every((tip) => tip.isReported),
    newest,
    shown: tips.findLast(({ play }) => play.at === 'running') ?? newest,
  };
};

/** Emphasis of a tip, by the amount that the performer earns with it. */
export type TipSize = 'small' | 'medium' | 'large';

/** Smallest amounts of a medium and of a large tip. Our own choice. */
const MEDIUM_FROM = cents(100);
const LARGE_FROM = cents(1_000);

/** Size in which an amount is shown: small below € 1, medium below € 10, large from there on. @spec §1 — our own */
export const tipSize = (earned: Cents): TipSize => {
  if (earned >= LARGE_FROM) return 'large';
  return earned >= MEDIUM_FROM ? 'medium' : 'small';
};
