import i18next, { type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import type nl from './nl.json';

export { useTranslation } from 'react-i18next';

/** Dutch is the catalogue of reference: the others have the same keys, which a test assures. */
export type Catalogue = typeof nl;

/** Key of a text without values of its own. */
export type TextKey = ParseKeys;

type Words = Readonly<Record<string, unknown>>;
type Load = () => Promise<{ readonly default: Words }>;

/** The login has a small catalogue of its own; all texts follow with the workspace. */
const LOGIN: Readonly<Record<Language, Load>> = {
  nl: () => import('./nl.json?login'),
  de: () => import('./de.json?login'),
  en: () => import('./en.json?login'),
};
const ALL: Readonly<Record<Language, Load>> = {
  nl: () => import('./nl.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
};

const NAMESPACE = 'translation';
const fetched = new Set<Load>();
let catalogues = LOGIN;

/** Fetches the words of one language, once; all of them where they have become needed meanwhile. */
export const fetchWords = async (language: Language): Promise<void> => {
  const load = catalogues[language];
  if (!fetched.has(load)) {
    const { default: words } = await load();
    fetched.add(load);
    i18next.addResourceBundle(language, NAMESPACE, words, true, true);
  }
  if (catalogues[language] !== load) await fetchWords(language);
};

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

/** Starts with the words of the way in, in one language; the other languages stay where they are. */
export const startI18n = async (language: Language): Promise<void> => {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS: NAMESPACE,
    resources: {},
    // React escapes what it renders; only amounts and moments are changed, so that no line ends within one.
    interpolation: {
      escape: (value) => value.replace(/€ (?=[-\d])/, '€\u00A0').replace(/ \| (?=\d\d:\d\d$)/, '\u00A0|\u00A0'),
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
    returnNull: false,
  });
  await fetchWords(language);
};

/** Fetches all the words, in the language that is spoken and from now on in every other that is asked for. */
export const fetchAllWords = async (): Promise<void> => {
  catalogues = ALL;
  if (isLanguage(i18next.language)) await fetchWords(i18next.language);
};

/** Changes the words on screen to a language whose words have been fetched. */
export const changeLanguage = async (language: Language): Promise<void> => {
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
};

/** For words outside a component: the tab's title while a request rings, a desktop notification. */
export const translate = i18next.t;

/** For a key that only the core knows; a missing one is shown as it is rather than as nothing. */
export const translateAny: (key: string, values?: Readonly<Record<string, string | number>>) => string = (
  key,
  values,
) => i18next.t(key, { ...values, defaultValue: key });
