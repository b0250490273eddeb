import type { ClientId, PaymentId, SessionId } from '../kernel/ids.ts';
import type { Cents, Seconds, CustomerCents, Percent } from '../kernel/units.ts';
import type { Service } from '../services/service.ts';
import type { PaidTip } from '../toys/toy-trigger.ts';
import type { EarnedAt } from './earnings-period.ts';

/** Service of an earning; `other` stands for all that this product does not know. @spec §3 Services */
export type EarnedService = Service | 'other';

/** Entry of the earnings: a session, message or tip with its customer, duration and amount. @spec §2 /earnings/ */
export interface EarningsItem {
  readonly id: SessionId;
  readonly at: Seconds;
  readonly service: EarnedService;
  /** With a country-code prefix before a bar, as it came. */
  readonly client: { readonly id: ClientId; readonly name: string };
  /** 0 for what has no length. */
  readonly duration: Seconds;
  readonly amount: Cents;
}

export interface EarnedByService {
  readonly service: EarnedService;
  readonly count: number;
  readonly amount: Cents;
}

/** One page of a period's earnings, with the sums of the whole period. @spec §7 Earnings and clients — earnings */
export interface EarningsPage {
  readonly items: readonly EarningsItem[];
  /** Number of items on all pages. */
  readonly total: number;
  /** Of all pages together. */
  readonly sum: Cents;
  /** By hour of a day, else by day; those without earnings are left out. */
  readonly parts: readonly EarnedAt[];
  /** The dearest first, others last. */
  readonly services: readonly EarnedByService[];
}

/** The payment of one week. @spec §9 Earnings views — paid weekly */
export interface Payment {
  readonly id: PaymentId;
  /** The first moment of its week. */
  readonly from: Seconds;
  readonly paidAt: Seconds;
  readonly sessions: number;
  readonly amount: Cents;
}

export interface PaymentsPage {
  readonly payments: readonly Payment[];
  readonly total: number;
}

/**
 * Earnings that are not paid out yet, and the performer's rank. @spec §7 earnings_left, §1 the performer rank updates weekly after payment
 */
export interface EarningsLeft {
  readonly left: Cents;
  /** Date of the next payout. */
  readonly nextPayment: Seconds | undefined;
  /** From 1 to 7; undefined before the first payment. */
  readonly rank: number | undefined;
  /** Any moment of the week whose payment gave the rank. */
  readonly rankWeek: Seconds | undefined;
}

/** Address of the statement of a year as PDF, which is ours. */
export const statementLink = (apiUrl: string, year: string): string =>
  `${apiUrl.replace(/\/$/, '')}/performer/statements/${encodeURIComponent(year)}`;

const documentLink = (apiUrl: string, id: PaymentId, document: string): string =>
  `${apiUrl.replace(/\/$/, '')}/performer/payments/${encodeURIComponent(id)}/${document}`;

/** Address of the invoice of a payment. @spec §7 Invoice download link — under the full API URL */
export const invoiceLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'invoice');

/** Address of the specification of a payment as PDF: every session of its week. @spec §1 specifications with PDF and invoice download */
export const specificationLink = (apiUrl: string, id: PaymentId): string => documentLink(apiUrl, id, 'specification');

/** The performer's pay per minute of each service that is paid by time. */
export interface PayRates {
  readonly minute: ReadonlyMap<Service, Cents>;
  /** The same without prices of the performer's own, where the platform tells them apart. */
  readonly site?: ReadonlyMap<Service, Cents> | undefined;
  /** The part of a price of the performer's own that the performer gets. */
  readonly share: Percent | undefined;
}

/** The performer's own price for a VIP minute, as the customer pays it; undefined until one is chosen. @spec §7 GET vip-prices */
export type VipMinutePrices = Readonly<Record<'vipcam' | 'vipvideo', CustomerCents | undefined>>;

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
