import { languageOrFallback } from '@greenroom/core/localisation/language';
import { provinceName, countryOf, isProvince, type RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { useTranslation } from '../i18n/i18n.ts';

export interface RegionNames {
  readonly nameOf: (code: RegionCode) => string;
  /** Name with its country, which a province alone does not tell: Limburg is in two. */
  readonly fullNameOf: (code: RegionCode) => string;
  /** Choices by name, in the order of the language. */
  readonly choicesOf: (
    codes: readonly RegionCode[],
  ) => readonly { readonly value: RegionCode; readonly label: string }[];
}

/** Names regions in the language of the interface: countries as the browser does. */
export const useRegionNames = (): RegionNames => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const nameOf = (code: RegionCode): string =>
    (isProvince(code) ? provinceName(code, languageOrFallback(language)) : names.of(code)) ?? code;
  return {
    nameOf,
    fullNameOf: (code) => (isProvince(code) ? `${nameOf(code)}, ${nameOf(countryOf(code))}` : nameOf(code)),
    choicesOf: (codes) =>
      codes
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  };
};
