import type { ClientId, TipId, ToyJobId } from '../../kernel/ids.ts';
import { cents, type Cents, type Credits, type Millis, type Seconds } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';

/** Progress of a tip's command. Moments are on the clock that durations are measured with. */
export type TipPlay =
  /** Behind others, or paused. */
  | { readonly status: 'waiting' }
  | { readonly status: 'running'; readonly since: Millis; readonly until: Millis }
  | { readonly status: 'ran'; readonly after: Seconds }
  /** By the performer. */
  | { readonly status: 'stopped' | 'skipped'; readonly after: Seconds }
  /** Because the session ended or the connection was lost. */
  | { readonly status: 'cut'; readonly after: Seconds }
  /** The toys did nothing for it, or broke off. */
  | { readonly status: 'notPlayed'; readonly after: Seconds; readonly code: ToyCommandErrorCode }
  /** Paid while the connection was lost: its event did not arrive in time. */
  | { readonly status: 'unheard' }
  /** Paid before this page was opened: what the toys did for it is not known here. */
  | { readonly status: 'earlier' };

/** Money that a customer gave for the toys, and what they did for it. @spec §1 — toys that customers can trigger for credits */
export interface Tip {
  readonly id: TipId;
  readonly trigger: ToyTrigger;
  /** Amount paid by the customer. */
  readonly credits: Credits;
  /** Amount earned by the performer. */
  readonly earned: Cents;
  /** True when the platform has sent the amount; otherwise it is computed from the credits. */
  readonly isReported: boolean;
  readonly at: Seconds;
  /** All that the customer has given in this session, with this one: for the performer, and as paid. */
  readonly total: Cents;
  readonly totalCredits: Credits;
  readonly job: ToyJobId | undefined;
  /** Time that it ran before it was interrupted. */
  readonly ranFor: Millis;
  readonly play: TipPlay;
}

/** The tips of one session, in the order in which they were paid. */
export interface SessionTips {
  /** True once the platform has listed the tips of the session: what only a later list has was paid meanwhile. */
  readonly isListed: boolean;
  /** Customer of the session; undefined before the first one. */
  readonly client: ClientId | undefined;
  readonly tips: readonly Tip[];
  readonly earned: Cents;
  readonly credits: Credits;
}

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
    shown: tips.findLast(({ play }) => play.status === 'running') ?? newest,
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
