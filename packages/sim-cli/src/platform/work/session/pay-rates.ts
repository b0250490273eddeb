import { customerCents } from '@greenroom/core/kernel/units';
import { shareOfPrice } from '@greenroom/core/meter/pay-rates.controller';
import { VIP_SERVICES } from '@greenroom/core/profile/profile-choices';
import type { Service } from '@greenroom/core/services/service';
import { profileOf } from '../../base/people/account-fields.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import { PAID_SERVICES, PERFORMER_SHARE } from '../../base/world/paid-services.ts';

/** Reads a performer's pay for a minute of each service that is paid by time, in cents. */
export type PayRatesOf = (performerId: string) => Promise<Readonly<Partial<Record<Service, number>>>>;

/** The pay for a minute of each service that is paid by time, without prices of a performer's own. */
export const SITE_RATES: Readonly<Partial<Record<Service, number>>> = Object.fromEntries(
  PAID_SERVICES.filter(({ pays }) => pays === 'minute').map(({ service, cents }) => [service, cents] as const),
);

/**
 * Creates the pay rates: the same for all performers, except for VIP, where it is the performer's share of the own
 * price, once one is chosen.
 */
export const createPayRates =
  (submissions: Submissions): PayRatesOf =>
  async (performerId) => {
    const { vipPrices } = await profileOf(submissions, { id: performerId });
    const own = VIP_SERVICES.flatMap((service) => {
      const price = vipPrices?.[service] ?? null;
      return price === null ? [] : [[service, shareOfPrice(customerCents(price), PERFORMER_SHARE)] as const];
    });
    return { ...SITE_RATES, ...Object.fromEntries(own) };
  };
