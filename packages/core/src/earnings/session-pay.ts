import type { TipId } from '../kernel/ids.ts';
import type { Cents, Credits, CustomerCents, Percent, Seconds } from '../kernel/units.ts';
import type { Service } from '../services/service.ts';

/** The performer's pay per minute of each service that is paid by time. */
export interface PayRates {
  readonly minute: ReadonlyMap<Service, Cents>;
  /** The part of a price of the performer's own that the performer gets. */
  readonly share: Percent | undefined;
}

/** The performer's own price for a VIP minute, as the customer pays it; undefined until one is chosen. @spec §7 GET vip-prices */
export type VipMinutePrices = Readonly<Record<'vipcam' | 'vipvideo', CustomerCents | undefined>>;

/** A tip as the platform has written it down. */
export interface PaidTip {
  readonly id: TipId;
  readonly kind: string;
  readonly content: string;
  /** Amount paid by the customer. */
  readonly credits: Credits;
  /** Amount earned by the performer. */
  readonly earned: Cents;
  readonly at: Seconds;
}

/** Earnings of the latest session with a customer so far; final once it is over. */
export interface SessionPay {
  readonly isOver: boolean;
  /** Paid duration. */
  readonly duration: Seconds;
  /** For that time, without tips. */
  readonly earned: Cents;
  /** Earnings per minute. */
  readonly minute: Cents;
  /** In the order in which they were paid. */
  readonly tips: readonly PaidTip[];
  /** Earnings of the rest of the day, without this session and its tips. */
  readonly todayBesides: Cents;
}
