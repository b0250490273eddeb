import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@greenroom/core/localisation/language';

/**
 * Keys of language and brightness for the next first paint, before any call. Nothing personal.
 * A browser that forbids storage only loses the convenience.
 */
export const LANGUAGE_KEY = 'greenroom.language';
export const SCHEME_KEY = 'greenroom.scheme';
/** Key of a log-out that the platform has not received yet; the login it belongs to is in the cookie alone. */
const UNCONFIRMED_KEY = 'greenroom.log-out';
/** Key of the blocks that the platform has not confirmed. */
export const BLOCKS_KEY = 'greenroom.blocks';

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

/** The language of the last visit, else the first of the browser's own that the product speaks, else Dutch. */
export const firstLanguage = (preferred: readonly string[] = navigator.languages): Language => {
  const kept = read(LANGUAGE_KEY) ?? '';
  if (isLanguage(kept)) return kept;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? FALLBACK_LANGUAGE;
};
export const rememberLanguage = (language: Language): void => write(LANGUAGE_KEY, language);

/** For every tab of this browser, and for the next visit. */
export const unconfirmedLogOut = {
  read: (): boolean => read(UNCONFIRMED_KEY) !== null,
  write: (isUnconfirmed: boolean): void => write(UNCONFIRMED_KEY, isUnconfirmed ? 'unconfirmed' : undefined),
};

/** Reads what the platform has yet to hear. @returns writes it back, after everything here was removed */
export const holdOutstanding = (): (() => void) => {
  const held = [UNCONFIRMED_KEY, BLOCKS_KEY].map((key) => [key, read(key)] as const);
  return () => {
    for (const [key, value] of held) write(key, value ?? undefined);
  };
};

/** `undefined` forgets it: whoever comes next gets the light page. */
export const rememberScheme = (scheme: 'light' | 'dark' | undefined): void => write(SCHEME_KEY, scheme);
