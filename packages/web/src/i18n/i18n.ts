import { FALLBACK_LANGUAGE, type Language } from '@greenroom/core/localisation/language';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type nl from './nl.json';

export { useTranslation } from 'react-i18next';

/** Dutch is the catalogue of reference: the others have the same keys, which a test assures. */
export type Catalogue = typeof nl;

const CATALOGUES = {
  nl: () => import('./nl.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
} as const satisfies Record<Language, () => Promise<{ readonly default: unknown }>>;

const NAMESPACE = 'translation';

const loadCatalogue = async (language: Language): Promise<Record<string, unknown>> =>
  (await CATALOGUES[language]()).default;

/** Loads one catalogue, the one she reads; the others stay where they are. */
export const startI18n = async (language: Language): Promise<void> => {
  const catalogue = await loadCatalogue(language);
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS: NAMESPACE,
    resources: { [language]: { [NAMESPACE]: catalogue } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
};

/** Changes the words on screen; the new ones are there before the old ones go. */
export const speak = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, NAMESPACE)) {
    i18next.addResourceBundle(language, NAMESPACE, await loadCatalogue(language));
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** For words outside a component: the tab's title while a request rings, a desktop notification. */
export const translate = i18next.t;

/** For a key that only the core knows; a missing one is shown as it is rather than as nothing. */
export const translateAny: (key: string, values?: Readonly<Record<string, string | number>>) => string = (key, values) =>
  i18next.t(key, { ...values, defaultValue: key });
