import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';

/**
 * What the next first paint needs before anybody is asked: language and brightness. Nothing personal; `index.html` reads the same keys.
 * A browser that forbids storage only loses the convenience.
 */
const LANGUAGE_KEY = 'greenroom.language';
const SCHEME_KEY = 'greenroom.scheme';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to remember with.
  }
};

export const rememberedLanguage = (): Language => languageOrFallback(read(LANGUAGE_KEY) ?? '');
export const rememberLanguage = (language: Language): void => write(LANGUAGE_KEY, language);

/** `undefined` forgets it: whoever comes next gets the light page. */
export const rememberScheme = (scheme: 'light' | 'dark' | undefined): void => write(SCHEME_KEY, scheme);
