/** A primary language tag, alone or with more behind it: `nl`, `nl-BE`, `pt_BR`. */
const LANGUAGE_TAG = /^([a-z]{2,3})(?:[-_][a-z\d]+)*$/iu;

/** Reads the language of a customer. @returns its primary tag in lower case; undefined for anything else */
export const clientLanguage = (raw: string | null | undefined): string | undefined =>
  LANGUAGE_TAG.exec(raw?.trim() ?? '')?.[1]?.toLowerCase();
