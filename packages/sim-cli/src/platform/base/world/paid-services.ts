import { customerCents, percent, seconds } from '@greenroom/core/kernel/units';
import { estimatedPay, shareOfPrice } from '@greenroom/core/meter/pay-rates.controller';
import type { Service } from '@greenroom/core/services/service';
import type { CreditSteps } from '@greenroom/core/toys/rules/toy-pricing';

/** The part of what a customer pays that the performer gets; the platform keeps the rest. */
export const PERFORMER_SHARE = percent(40);

/** Price of one credit for a customer in each country, in cents; at has no price of its own and gets that of nl. */
const CREDIT_PRICES = { nl: customerCents(40), be: customerCents(45), de: customerCents(50) };

/** The performer's share of one credit: 16, 18 and 20 cents. @spec §7 Per-country config — TOY credit step */
export const CREDIT_STEPS: CreditSteps = new Map(
  Object.entries(CREDIT_PRICES).map(([country, price]) => [country, shareOfPrice(price, PERFORMER_SHARE)]),
);

/** The performer's pay for a service. */
export interface PaidService {
  readonly service: Service;
  /** Cents for a minute of talking, or cents for one message, picture or tip. */
  readonly pays: 'minute' | 'piece';
  readonly cents: number;
  /** Relative frequency with which customers ask for the service. */
  readonly weight: number;
}

/**
 * Services that are paid; `chat`, `video` and `voyeurpeek` are ways into these and are not paid by themselves.
 *
 * @spec §3 Services
 */
export const PAID_SERVICES: readonly PaidService[] = [
  { service: 'cam', pays: 'minute', cents: 92, weight: 24 },
  { service: 'videocall', pays: 'minute', cents: 118, weight: 8 },
  { service: 'voyeur', pays: 'minute', cents: 37, weight: 9 },
  { service: 'peek', pays: 'minute', cents: 21, weight: 10 },
  { service: 'vipcam', pays: 'minute', cents: 165, weight: 4 },
  { service: 'vipvideo', pays: 'minute', cents: 189, weight: 2 },
  { service: 'phone', pays: 'minute', cents: 43, weight: 9 },
  { service: 'sms', pays: 'piece', cents: 31, weight: 10 },
  { service: 'email', pays: 'piece', cents: 58, weight: 9 },
  { service: 'voicemail', pays: 'piece', cents: 77, weight: 2 },
  { service: 'toy', pays: 'piece', cents: 112, weight: 7 },
  { service: 'photo', pays: 'piece', cents: 149, weight: 3 },
  { service: 'media', pays: 'piece', cents: 395, weight: 2 },
  { service: 'showsnapshot', pays: 'piece', cents: 85, weight: 1 },
];

/** Services whose row in the table `sessions` is a conversation; a row of any other is one message, picture or tip. */
export const CONVERSATIONS: readonly Service[] = PAID_SERVICES.filter(({ pays }) => pays === 'minute').map(
  ({ service }) => service,
);

/** Pay for talking, by the second, rounded to the nearest cent. @returns cents */
export const earnedByTalking = (centsPerMinute: number, duration: number): number =>
  estimatedPay(centsPerMinute, seconds(duration));
