/** The languages of the interface. @spec §9 Languages */
export const LANGUAGES = ['nl', 'de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Language that is used at first, and in place of an unknown one. @spec §1 What the product does, §9 Languages */
export const FALLBACK_LANGUAGE: Language = 'nl';

export const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);
/** Turns a language code into a language of the interface; an unknown one becomes Dutch. @spec §1 — fallback nl */
export const languageOrFallback = (value: string): Language => (isLanguage(value) ? value : FALLBACK_LANGUAGE);
