import type { ClientId } from '../kernel/ids.ts';
import { cents, percent, type Cents, type Percent, type Seconds } from '../kernel/units.ts';

/** A customer with many visits who has the site open now. */
export interface RegularOnline {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came. */
  readonly name: string;
  readonly visits: number;
}

/**
 * Figures of the performer's day besides its earnings: time on air, earlier earnings, and regular customers online.
 * @spec §2 / (home layout) — a call of ours
 */
export interface MyDay {
  /** Time on air since midnight. */
  readonly onAir: Seconds;
  /** Earnings of yesterday up to this time of the day. */
  readonly earnedYesterday: Cents;
  /** Sum of all days before today; undefined where the platform does not tell. */
  readonly earnedBefore: Cents | undefined;
  /** Most that a day before today earned; 0 without one, undefined where the platform does not tell. */
  readonly bestDay: Cents | undefined;
  /** Rank of the week before this one, from 1 to 7; undefined before the second payment, or where the platform does not tell. */
  readonly rankBefore: number | undefined;
  /** Most visits first. */
  readonly regulars: readonly RegularOnline[];
}

/** Least and greatest goal of a day, in euro cents. */
const MIN_GOAL = cents(100);
export const MAX_GOAL = cents(1_000_000);

/** Reads a goal from the settings: whole cents from € 1 to € 10,000; anything else is no goal. */
export const goalIn = (value: unknown): Cents | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_GOAL && value <= MAX_GOAL
    ? cents(value)
    : undefined;

/** Difference between the earnings of today and those of yesterday up to the same time. */
export interface YesterdayComparison {
  readonly tone: 'more' | 'less' | 'same';
  /** Always positive; 0 where both are the same. */
  readonly difference: Cents;
}

/** Compares the earnings of today with those of yesterday up to the same time; undefined where neither day has any. */
export const compareWithYesterday = (earned: Cents, yesterday: Cents): YesterdayComparison | undefined => {
  if (earned === 0 && yesterday === 0) return undefined;
  const difference = cents(Math.abs(earned - yesterday));
  if (difference === 0) return { tone: 'same', difference };
  return { tone: earned > yesterday ? 'more' : 'less', difference };
};

/** Progress towards the goal of a day. */
export interface GoalProgress {
  readonly goal: Cents;
  /** At most 100, rounded down: the goal is reached at 100 only. */
  readonly part: Percent;
  /** Amount that is missing; 0 once the goal is reached. */
  readonly missing: Cents;
}

/** Compares earnings with the goal of a day. */
export const goalProgress = (earned: Cents, goal: Cents): GoalProgress => ({
  goal,
  part: percent(Math.min(100, Math.floor((Math.max(0, earned) * 100) / goal))),
  missing: cents(Math.max(0, goal - earned)),
});

/** One euro, in cents. */
const FIRST_EURO = 100;
/** Number of the visit that is announced, the current one included. */
const ANNOUNCED_VISIT = 12;

/** Moments that are worth a sentence on *My day*. */
const WARM_MOMENTS = ['firstEuro', 'bestDay', 'rankUp'] as const;

export type WarmMoment = (typeof WARM_MOMENTS)[number];

/** Facts that the moments are found in; undefined where the platform does not tell one. */
export interface MomentFacts {
  readonly earned: Cents;
  /** Sum of all earlier days. */
  readonly earnedBefore: Cents | undefined;
  /** Most that an earlier day earned; 0 without one. */
  readonly bestDay: Cents | undefined;
  /** From 1 to 7. */
  readonly rank: number | undefined;
  readonly rankBefore: number | undefined;
}

const isReached: Readonly<Record<WarmMoment, (facts: MomentFacts) => boolean>> = {
  firstEuro: ({ earned, earnedBefore }) =>
    earnedBefore !== undefined && earnedBefore < FIRST_EURO && earnedBefore + earned >= FIRST_EURO,
  bestDay: ({ earned, earnedBefore, bestDay }) =>
    earnedBefore !== undefined && bestDay !== undefined && earnedBefore >= FIRST_EURO && earned > bestDay,
  rankUp: ({ rank, rankBefore }) => rank !== undefined && rankBefore !== undefined && rank > rankBefore,
};

/** Moments of today: the first euro, the best day (never on the day of the first euro), and in its week a higher rank. */
export const warmMoments = (facts: MomentFacts): readonly WarmMoment[] =>
  WARM_MOMENTS.filter((moment) => isReached[moment](facts));

/** Checks whether the visit that begins is a regular's twelfth. @param visits those before it */
export const isTwelfthVisit = (visits: number): boolean => visits + 1 === ANNOUNCED_VISIT;
