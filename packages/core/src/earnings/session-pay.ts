import type { TipId } from '../kernel/ids.ts';
import type { Cents, Credits, CustomerCents, Percent, Seconds } from '../kernel/units.ts';
import type { Service } from '../services/service.ts';

/** What the performer gets for a minute of each service that is paid by time. */
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
  /** What the customer paid. */
  readonly credits: Credits;
  /** What the performer gets. */
  readonly earned: Cents;
  readonly at: Seconds;
}

/** What the latest session with a customer has brought so far; for good once it is over. */
export interface SessionPay {
  readonly isOver: boolean;
  /** How long was paid for. */
  readonly duration: Seconds;
  /** For that time, without tips. */
  readonly earned: Cents;
  /** What a minute of it brings. */
  readonly minute: Cents;
  /** In the order in which they were paid. */
  readonly tips: readonly PaidTip[];
  /** What everything else of the day has brought, without this session and its tips. */
  readonly todayBesides: Cents;
}
