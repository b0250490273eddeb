import { problemsOf, type FieldRule, type Problems } from '../forms/field-rule.ts';

/** VIP services, whose price per minute the performer chooses. @spec §3 Services — vipcam, vipvideo */
export const VIP_SERVICES = ['vipcam', 'vipvideo'] as const;

export type VipService = (typeof VIP_SERVICES)[number];

/** The performer's price for each, in cents as text; empty while none is chosen. */
export type VipPrices = Readonly<Record<VipService, string>>;

export const NO_VIP_PRICES: VipPrices = { vipcam: '', vipvideo: '' };

/** Prices on offer, in cents. */
export type VipChoices = Readonly<Record<VipService, readonly number[]>>;

export const NO_VIP_CHOICES: VipChoices = { vipcam: [], vipvideo: [] };

/** Checks the prices of the VIP services: each is one of those that the platform offers. @spec §7 GET vip-prices */
export const vipPriceProblems = (values: VipPrices, choices: VipChoices): Problems => {
  const rule = (service: VipService): FieldRule<VipPrices> => [
    service,
    (prices) => (choices[service].includes(Number(prices[service])) ? undefined : { code: 'chooseOne' }),
  ];
  return problemsOf(VIP_SERVICES.map(rule), values);
};
