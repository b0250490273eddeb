import type { Cents } from '../kernel/units.ts';

/** One euro, in cents. */
const FIRST_EURO = 100;
/** The visit of a customer that is told, the running one counted. */
const TOLD_VISIT = 12;

/** Moments that are worth a sentence on *My day*. */
export const WARM_MOMENTS = ['firstEuro', 'bestDay', 'rankUp'] as const;

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
  /** The rank of the week before. */
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
export const isTwelfthVisit = (visits: number): boolean => visits + 1 === TOLD_VISIT;
