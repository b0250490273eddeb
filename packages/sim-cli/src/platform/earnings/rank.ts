import { RANKS } from '@greenroom/core/earnings/earnings.constants';

/** From how many cents in a paid week each rank is given. */
const NEEDED = [0, 10_000, 20_000, 35_000, 50_000, 75_000, 120_000];

/** The rank that a payment gives, from 1 to 7. @spec §1 — the performer rank updates weekly after payment */
export const rankFor = (amount: number): number => RANKS.findLast((rank) => amount >= (NEEDED[rank - 1] ?? 0)) ?? 1;
