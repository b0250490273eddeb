import { seconds, type Seconds } from '../kernel/units.ts';

/** Time in which a request to delete the account can be withdrawn. */
const COOLING_OFF = seconds(14 * 24 * 3_600);

/** Time at which a request to delete the account is carried out. */
export const deletionDueAt = (requestedAt: Seconds): Seconds => seconds(requestedAt + COOLING_OFF);

export const isWithdrawable = (requestedAt: Seconds, now: Seconds): boolean => now < deletionDueAt(requestedAt);

/** Data that the law keeps after a deletion, with the years for which it does: taxes, and proof of age and identity. */
export const KEPT_BY_LAW = { payments: 7, sessions: 7, identity: 5 } as const;

export type KeptByLaw = keyof typeof KEPT_BY_LAW;

export const KEPT_KINDS: readonly KeptByLaw[] = ['payments', 'sessions', 'identity'];
