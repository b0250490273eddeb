import type { CheckItem } from '../ui/CheckGroup.tsx';

/** Countries whose code here is not that of the world. */
const WORLD_CODE: ReadonlyMap<string, string> = new Map([['uk', 'GB']]);

/** Name of a country in the language of the interface. */
export const countryName = (code: string, language: string): string => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return names.of(WORLD_CODE.get(code) ?? code.toUpperCase()) ?? code;
};

/** Choices by name, in the order of the language. */
export const countryChoices = (codes: readonly string[], language: string): readonly CheckItem<string>[] =>
  codes
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** Name of a language in the language of the interface; an unknown tag stays as it is. */
export const languageName = (tag: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(tag) ?? tag;

export const languageChoices = (codes: readonly string[], language: string): readonly CheckItem<string>[] =>
  codes.map((value) => ({ value, label: languageName(value, language) }));
