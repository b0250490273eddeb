import { problemsOf, type FieldRule, type Problems } from '../forms/field-rule.ts';
import { recordOf } from '../kernel/json.ts';

/** Genders as the platform names them. @spec §3 Profile choices — gender */
export const GENDERS = ['man', 'woman', 'non-binary', 'transman', 'transwoman'] as const;
/** Orientations by the platform's names, which are Dutch. @spec §3 Profile choices — orientation */
export const ORIENTATIONS = [
  'heteroseksueel',
  'heteroflexibel',
  'lesbisch',
  'homoseksueel',
  'biseksueel',
  'aseksueel',
] as const;
/** Cup sizes; `not_applicable` is a choice of its own. @spec §3 Profile choices — cupSize */
export const CUP_SIZES = ['not_applicable', 'xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
/** Eye colours by the platform's names. @spec §3 Profile choices — eyeColor */
export const EYE_COLORS = ['brown', 'hazel', 'blue', 'green', 'silver', 'amber', 'grey', 'red&violet'] as const;
/** Countries in which a performer can live, and whose customers may see the performer. @spec §3 Profile choices — countries */
export const COUNTRIES = ['nl', 'be', 'de', 'uk', 'at', 'cw'] as const;
/** Sites on which a performer can work: those of four countries, and B9, CC and DU. @spec §3 Profile choices — brands */
export const BRANDS = ['nl', 'de', 'at', 'uk', 'b9', 'cc', 'du'] as const;

export type Brand = (typeof BRANDS)[number];

export const isBrand = (name: string): name is Brand => BRANDS.some((brand) => brand === name);

/** Answers of a performer to working in a brand. @spec §4 Account approval — working in a brand needs the answer 'Agree' or 'Reject' */
export const BRAND_ANSWERS = ['Agree', 'Reject'] as const;

/** The performer's answer for each brand; empty while there is none. */
export type BrandAnswers = Readonly<Record<Brand, string>>;

export const NO_ANSWERS: BrandAnswers = recordOf(BRANDS, '');

/** Brands in which the performer may work: those with the answer 'Agree'. @spec §4 Account approval */
export const agreedBrands = (answers: BrandAnswers): readonly Brand[] =>
  BRANDS.filter((brand) => answers[brand] === 'Agree');

/** VIP services, whose price per minute the performer chooses. @spec §3 Services — vipcam, vipvideo */
export const VIP_SERVICES = ['vipcam', 'vipvideo'] as const;

export type VipService = (typeof VIP_SERVICES)[number];

/** The performer's price for each, in cents as text; empty while none is chosen. */
export type VipPrices = Readonly<Record<VipService, string>>;

export const NO_VIP_PRICES: VipPrices = { vipcam: '', vipvideo: '' };

/** Prices on offer, in cents. */
export type VipChoices = Readonly<Record<VipService, readonly number[]>>;

export const NO_VIP_CHOICES: VipChoices = { vipcam: [], vipvideo: [] };

/** Checks the prices of the VIP services: each is one of those that the platform offers, or empty. @spec §7 GET vip-prices */
export const vipPriceProblems = (values: VipPrices, choices: VipChoices): Problems => {
  const rule = (service: VipService): FieldRule<VipPrices> => [
    service,
    ({ [service]: price }) =>
      price === '' || choices[service].includes(Number(price)) ? undefined : { code: 'chooseOne' },
  ];
  return problemsOf(VIP_SERVICES.map(rule), values);
};
