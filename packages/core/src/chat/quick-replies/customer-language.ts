import { FALLBACK_LANGUAGE, type Language } from '../../localisation/language.ts';

/** Language of most customers from a country, by the country code in the customer's name. @spec §3 Profile choices — countries */
const LANGUAGE_OF_COUNTRY: ReadonlyMap<string, Language> = new Map([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['cw', 'nl'],
  ['de', 'de'],
  ['at', 'de'],
  ['uk', 'en'],
]);

/** Guesses a customer's language. @param country the code before the bar in the customer's name */
export const customerLanguage = (country: string | undefined): Language =>
  LANGUAGE_OF_COUNTRY.get((country ?? '').toLowerCase()) ?? FALLBACK_LANGUAGE;
