import { countryOf, isProvince, isRegionCode, type RegionCode } from './region.ts';

/** Place of a customer, as the platform reads it from the network address. */
export interface CustomerPlace {
  /** Country in two letters, in either case; the product writes the United Kingdom `uk`. */
  readonly country: string;
  /** Code of a province, `NL-NB`; undefined where the address shows none. */
  readonly province?: string | undefined;
}

/** Code of the United Kingdom in the product, and in ISO 3166-1. */
const PRODUCT_UK = 'UK';
const ISO_UK = 'GB';

const codesOf = ({ country, province }: CustomerPlace): readonly string[] => {
  const own = country.toUpperCase();
  const code = own === PRODUCT_UK ? ISO_UK : own;
  // A province counts together with its own country only.
  return province === undefined || !province.startsWith(`${code}-`) ? [code] : [code, province];
};

/** Checks whether the performer is hidden from a customer there. An address without a province is in no province. */
export const isBlockedAt = (blocked: readonly RegionCode[], place: CustomerPlace): boolean => {
  const codes = codesOf(place);
  return blocked.some((code) => codes.includes(code));
};

const isCovered = (blocked: readonly RegionCode[], code: RegionCode): boolean =>
  blocked.includes(code) || blocked.includes(countryOf(code));

/** Adds a region: a country takes the place of its provinces, and a province of a blocked country adds nothing. */
export const withRegion = (blocked: readonly RegionCode[], code: RegionCode): readonly RegionCode[] => {
  if (isCovered(blocked, code)) return blocked;
  const others = isProvince(code) ? blocked : blocked.filter((each) => countryOf(each) !== code);
  return [...others, code];
};

/** Regions that a list of the platform names; a code that this version does not know is left out. */
export const readRegions = (codes: readonly string[]): readonly RegionCode[] => codes.filter(isRegionCode);
