// The metadata of all countries in full: the shorter one takes every number of the right length for one.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainLine } from '../kernel/outside-text.ts';

/** Countries whose code here is not that of the world. */
const WORLD_CODE: ReadonlyMap<string, string> = new Map([['uk', 'GB']]);
const DEFAULT_COUNTRY = 'NL';

/** Scheme of a link to a number, which is copied along with it. */
const SCHEME = /^tel:/iu;

const bareNumber = (text: string): string => plainLine(text).replace(SCHEME, '');

const parse = (text: string, country: string) => {
  const code = WORLD_CODE.get(country) ?? country.toUpperCase();
  return parsePhoneNumberFromString(bareNumber(text), {
    defaultCountry: isSupportedCountry(code) ? code : DEFAULT_COUNTRY,
    extract: false,
  });
};

/**
 * Checks whether a text is a valid phone number.
 * @param country whose numbers may be written without a country code
 * @spec §5 Registration — 0612345678, +31612345678
 */
export const isPhoneNumber = (text: string, country: string): boolean => parse(text, country)?.isValid() === true;

/** Writes a phone number with its country code, as the platform keeps it; a text that is no number stays. */
export const internationalPhoneNumber = (text: string, country: string): string =>
  parse(text, country)?.number ?? plainLine(text);
