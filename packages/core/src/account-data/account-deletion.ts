import { seconds, type Seconds } from '../kernel/units.ts';

/** Time in which a request to delete the account can be withdrawn. */
const COOLING_OFF = seconds(14 * 24 * 3_600);

/** Time at which a request to delete the account is carried out. */
export const deletionDueAt = (requestedAt: Seconds): Seconds => seconds(requestedAt + COOLING_OFF);

export const isWithdrawable = (requestedAt: Seconds, now: Seconds): boolean => now < deletionDueAt(requestedAt);

/** Time of the latest request to delete that is carried out by now. */
export const latestDue = (now: Seconds): Seconds => seconds(now - COOLING_OFF);

/** Data that the law keeps after a deletion, with the years for which it does: taxes, and proof of age and identity. */
export const KEPT_BY_LAW = { payments: 7, sessions: 7, identity: 5 } as const;

/** Every year counts as a leap year, so that nothing is deleted early. */
const LONGEST_YEAR = 366 * 24 * 3_600;

/** Time before which the law no longer keeps data of a kind. */
export const keptSince = (kind: KeptByLaw, now: Seconds): Seconds => seconds(now - KEPT_BY_LAW[kind] * LONGEST_YEAR);

export type KeptByLaw = keyof typeof KEPT_BY_LAW;

export const KEPT_KINDS: readonly KeptByLaw[] = ['payments', 'sessions', 'identity'];
