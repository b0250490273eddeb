/** @spec §3 Profile choices — gender */
export const GENDERS = ['man', 'woman', 'non-binary', 'transman', 'transwoman'] as const;
/** @spec §3 Profile choices — orientation */
export const ORIENTATIONS = [
  'heteroseksueel',
  'heteroflexibel',
  'lesbisch',
  'homoseksueel',
  'biseksueel',
  'aseksueel',
] as const;
/** @spec §3 Profile choices — cupSize */
export const CUP_SIZES = ['not_applicable', 'xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
/** @spec §3 Profile choices — eyeColor */
export const EYE_COLORS = ['brown', 'hazel', 'blue', 'green', 'silver', 'amber', 'grey', 'red&violet'] as const;
/** @spec §3 Profile choices — countries */
export const COUNTRIES = ['nl', 'be', 'de', 'uk', 'at', 'cw'] as const;
/** @spec §3 Profile choices — brands */
export const BRANDS = ['nl', 'de', 'at', 'uk', 'b9', 'cc', 'du'] as const;

export type Brand = (typeof BRANDS)[number];

export const isBrand = (name: string): name is Brand => BRANDS.some((brand) => brand === name);
