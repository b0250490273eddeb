import type { EarningsApi } from '../earnings/earnings-api.port.ts';
import { periodBefore, periodOf } from '../earnings/earnings-period.ts';
import type { PayRates, VipMinutePrices, EarningsItem } from '../earnings/earnings.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, readOnly } from '../kernel/machine.ts';
import { cents, type Percent, type Cents, type CustomerCents, type Seconds } from '../kernel/units.ts';
import { SERVICES, type Service } from '../services/service.ts';
import { SESSION_SERVICES, type SessionService } from '../session/client-data.ts';

/** Cents that the performer gets for a minute. */
export type PayRate = number;

const SECONDS_PER_MINUTE = 60;
const WHOLE = 100;

/** Earnings per minute over these sessions. @returns undefined when none of them has a length @fortests */
export const payRate = (items: readonly Pick<EarningsItem, 'amount' | 'duration'>[]): PayRate | undefined => {
  const timed = items.filter(({ duration }) => duration > 0);
  const seconds = timed.reduce((sum, { duration }) => sum + duration, 0);
  const earned = timed.reduce((sum, { amount }) => sum + amount, 0);
  return seconds === 0 ? undefined : (earned * SECONDS_PER_MINUTE) / seconds;
};

/** Estimates the performer's pay for a duration at that rate, rounded to the nearest cent. */
export const estimatedPay = (rate: PayRate, duration: Seconds): Cents =>
  cents(Math.round((rate * duration) / SECONDS_PER_MINUTE));

/** The performer's part of what a customer pays, rounded to the nearest cent. */
export const shareOfPrice = (price: CustomerCents, share: Percent): Cents => cents(Math.round((price * share) / WHOLE));

/**
 * Compares a price of the performer's own with the rate of the site.
 * @returns what the price pays a minute, where that is less
 * @spec §3 Profile choices — VIP price
 */
export const ownPriceLoss = (price: CustomerCents, share: Percent, site: PayRate): Cents | undefined => {
  const own = shareOfPrice(price, share);
  return own < Math.round(site) ? own : undefined;
};

/** Number of the latest sessions of a kind from which a rate is estimated. @spec §2 /earnings/ — the size is our choice */
const RATE_SAMPLE = 20;

/** Earnings per minute of a session. */
export interface SessionRate {
  readonly perMinute: PayRate;
  /** True when the platform sends no rate and this one is estimated from the latest sessions. */
  readonly isEstimated: boolean;
}

export type SessionRates = Readonly<Partial<Record<SessionService, SessionRate>>>;

/** Earnings per minute, by service. */
export type MinuteRates = Readonly<Partial<Record<Service, PayRate>>>;

export type PayRatesController = ReturnType<typeof createPayRatesController>;

export interface PayRatesDeps {
  readonly api: Pick<EarningsApi, 'earnings' | 'payRates' | 'vipMinutePrices'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const ownPriceOf = (service: Service, prices: VipMinutePrices | undefined): CustomerCents | undefined =>
  service === 'vipvideo' || service === 'vipcam' ? prices?.[service] : undefined;

/**
 * Earnings per minute of a kind of session as the platform reports them; for VIP the share of the performer's own price, where the platform
 * sends that share.
 * @spec §3 Profile choices — VIP price
 */
const reportedRate = (service: Service, { minute, share }: PayRates, prices: VipMinutePrices | undefined) => {
  const ownPrice = ownPriceOf(service, prices);
  return ownPrice === undefined || share === undefined ? minute.get(service) : shareOfPrice(ownPrice, share);
};

/**
 * Earnings per minute without a price of the performer's own. Where the platform does not send them apart, the rate is that of the site only
 * if no own price stands behind it.
 * @param prices undefined where they could not be read
 */
const siteRate = (service: Service, { minute, site }: PayRates, prices: VipMinutePrices | undefined) => {
  const isOfSite = prices !== undefined && ownPriceOf(service, prices) === undefined;
  return site?.get(service) ?? (isOfSite ? minute.get(service) : undefined);
};

type RateOf = (service: Service) => PayRate | undefined;
const ratesBy = (rateOf: RateOf): MinuteRates =>
  Object.fromEntries(
    SERVICES.flatMap((service) => {
      const perMinute = rateOf(service);
      return perMinute === undefined ? [] : [[service, perMinute] as const];
    }),
  );

/** Keeps the earnings per minute of each kind of session. @spec §2 /earnings/ */
export const createPayRatesController = ({ api, clock, log, performerId }: PayRatesDeps) => {
  const rates = createValue<SessionRates>({});
  const minutes = createValue<MinuteRates>({});
  const site = createValue<MinuteRates>({});
  const share = createValue<Percent | undefined>(undefined);
  const generations = createGenerations();

  const keep = (service: SessionService, rate: SessionRate): void => rates.set({ ...rates.state(), [service]: rate });
  const refresh = async (): Promise<void> => {
    const isCurrent = generations.mark();
    const [reported, prices] = await Promise.all([api.payRates(performerId()), api.vipMinutePrices(performerId())]);
    if (!isCurrent()) return;
    if (!reported.ok) {
      log.write('info', 'pay rates not fetched', { status: reported.error.status });
      return;
    }
    const own = prices.ok ? prices.value : undefined;
    minutes.set(ratesBy((service) => reportedRate(service, reported.value, own)));
    site.set(ratesBy((service) => siteRate(service, reported.value, own)));
    share.set(reported.value.share);
    for (const service of SESSION_SERVICES) {
      const perMinute = reportedRate(service, reported.value, own);
      if (perMinute !== undefined) keep(service, { perMinute, isEstimated: false });
    }
  };
  /** On the first of a month there may be nothing to go by but the month before. */
  const estimate = async (service: SessionService): Promise<void> => {
    const isCurrent = generations.mark();
    const today = clock.today();
    for (const date of [today, periodBefore(periodOf('month', today)).from]) {
      const query = { scope: 'month', service, limit: RATE_SAMPLE, offset: 0, date } as const;
      const answer = await api.earnings(performerId(), query);
      if (!isCurrent()) return;
      if (!answer.ok) log.write('error', 'pay rate not loaded', { status: answer.error.status });
      const perMinute = answer.ok ? payRate(answer.value.items) : undefined;
      if (perMinute !== undefined) return keep(service, { perMinute, isEstimated: true });
    }
  };
  return {
    /** Earnings per minute of each kind of session; a kind is missing while it is not known. */
    watch: readOnly(rates),
    /** The platform's own rates per minute of every service that is paid by time; empty while they are not known. */
    minutes: readOnly(minutes),
    /** The same without prices of the performer's own; a service is missing while its rate is not known. */
    site: readOnly(site),
    /** Part of the own VIP price that the performer gets; undefined while it is not known. */
    share: readOnly(share),
    /** Fetches all rates from the platform. */
    refresh,
    /** Fetches the rates again, and estimates that of this kind from the latest sessions where the platform sends none. */
    ask: async (service: SessionService) => {
      const isCurrent = generations.mark();
      await refresh();
      if (!isCurrent()) return;
      const known = rates.state()[service];
      if (known === undefined || known.isEstimated) await estimate(service);
    },
    reset: () => {
      generations.begin();
      rates.set({});
      minutes.set({});
      site.set({});
      share.set(undefined);
    },
  };
};
