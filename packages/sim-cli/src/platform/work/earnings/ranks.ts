import * as z from 'zod';
import { RANKS } from '@greenroom/core/earnings/earnings-period';
import { mondayOf, type DayNumber } from '@greenroom/core/formatting/dates';
import { MEDIA_RANKS, type MediaRank } from '@greenroom/core/gallery/paid-media';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';
import { lastDayDue, lastPaymentOf } from '../history/settlement.ts';

/** Cents in a paid week from which each rank is given. */
const NEEDED = [0, 10_000, 20_000, 35_000, 50_000, 75_000, 120_000];

/**
 * Finds the rank, from 1 to 7, that a week's payment in cents gives.
 * @spec §1 — the performer rank updates weekly after payment
 * @fortests
 */
export const rankFor = (amount: number): number => RANKS.findLast((rank) => amount >= (NEEDED[rank - 1] ?? 0)) ?? 1;

const KIND = 'rank';
const givenWire = z.object({ rank: z.int(), from: z.int() });

export interface Rank {
  /** From 1 to 7. */
  readonly rank: number;
  /** The Monday of the week it comes from. */
  readonly from: DayNumber;
}

interface RanksDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today' | 'stamp'>;
  readonly paidSessions: PaidSessions;
}

/**
 * Keeps the rank of each performer by the last weekly payment, for earnings and prices alike.
 * @spec §1 the performer rank updates weekly after payment, §3 Media ranks
 */
export const createRanks = ({ store, clock, paidSessions }: RanksDeps) => {
  const submissions = createSubmissions(store, clock);
  return {
    /** @returns undefined before the performer's first payment */
    of: async (performerId: string): Promise<Rank | undefined> => {
      await paidSessions.open(performerId);
      const last = await lastPaymentOf(store, performerId);
      const submission = await submissions.read(performerId, KIND);
      const given = submission === undefined ? undefined : givenWire.parse(JSON.parse(submission.content));
      if (last === undefined || (given !== undefined && last.from_day <= given.from)) return given;
      return { rank: rankFor(last.amount), from: last.from_day };
    },
    /** The rank of the week before: that of the payment before the last. @returns undefined before the second payment */
    before: async (performerId: string): Promise<number | undefined> => {
      await paidSessions.open(performerId);
      const before = await store
        .selectFrom('payments')
        .select('amount')
        .where('performer_id', '=', performerId)
        .orderBy('from_day', 'desc')
        .limit(1)
        .offset(1)
        .executeTakeFirst();
      return before === undefined ? undefined : rankFor(before.amount);
    },
    /** Sets the rank until the performer's next payment, whatever was paid before. */
    give: (performerId: string, rank: MediaRank): Promise<void> => {
      const from = mondayOf(lastDayDue(clock.today()));
      const content = { rank: MEDIA_RANKS.indexOf(rank) + 1, from };
      return submissions.write(performerId, { kind: KIND, content, status: 'kept' });
    },
  };
};

export type Ranks = ReturnType<typeof createRanks>;
