import { createInstance, type i18n as I18n } from 'i18next';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { Splash } from '../app/Splash.tsx';
import { LANGUAGE_KEY, SCHEME_KEY } from '../device/remembered.ts';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import nl from '../i18n/nl.json';
import { LoginPage, type LoginPageModel } from '../login/LoginPage.tsx';
import { preparePage, type PageFacts } from './prepare-page.ts';

const ignore = (): void => undefined;

/** A login that nothing is known of yet: no error, and nothing that depends on the configuration. */
const LOGIN: LoginPageModel = {
  step: 'password',
  busy: false,
  typed: { performerId: '', password: '', focus: 'performerId' },
  errorKey: undefined,
  errorAt: 'form',
  waitingTime: undefined,
  forcedOutKey: undefined,
  offersReset: false,
  offersPasskey: false,
  asksForPasskey: false,
  offersRemember: false,
  codeSentKey: 'login.code.sentByEmail',
  mayResend: false,
  newCodeSent: false,
  logIn: ignore,
  suggestPasskey: ignore,
  logInWithPasskey: ignore,
  confirmCode: ignore,
  resendCode: ignore,
  confirmTakeOver: ignore,
  back: ignore,
};
/** Language of the markup; the script knows the others. */
const WRITTEN = FALLBACK_LANGUAGE;
const OTHERS = LANGUAGES.filter((language) => language !== WRITTEN);
const LANGUAGE = { language: WRITTEN, languages: LANGUAGES, choose: ignore };

/** A text as i18next's language without words renders it: its key. */
const KEY = String.raw`[a-z]\w*(?:\.\w+)+`;
const ATTRIBUTE = new RegExp(`="(${KEY})"`, 'gu');
const TEXT = new RegExp(`(<[a-z][^<>]*)>(${KEY})</`, 'gu');
const UNFILLED = new RegExp(`>(${KEY})<`, 'u');
const WITHOUT_WORDS = 'cimode';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const renderKeys = (i18n: I18n): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <div data-first="login">
        <LoginPage model={LOGIN} language={LANGUAGE} />
      </div>
      <div data-first="splash" hidden>
        <Splash />
      </div>
    </I18nextProvider>,
  );

/**
 * Renders what `index.html` shows before any script of the app: the login and the splash, and the script that shows one of them in the
 * performer's language.
 *
 * @returns markup for the place where the app is rendered later; the same bytes for the same sources
 */
export const renderFirstPage = async (): Promise<string> => {
  // Without it MobX keeps the process for 10 s, in which a component could still be mounted.
  enableStaticRendering(true);
  const i18n = createInstance();
  await i18n.init({
    lng: WITHOUT_WORDS,
    resources: { nl: { translation: nl }, de: { translation: de }, en: { translation: en } },
  });
  const textOf = (language: Language, key: string): string => i18n.getFixedT(language)(key, { defaultValue: key });
  const written = (key: string): string => escapeHtml(textOf(WRITTEN, key));
  const translated = new Set<string>();
  const markup = renderKeys(i18n)
    // The script leaves attributes as they are: the only one, of the choice of language, is inert.
    .replaceAll(ATTRIBUTE, (_, key: string) => `="${written(key)}"`)
    .replaceAll(TEXT, (_, tag: string, key: string) => {
      if (OTHERS.every((language) => textOf(language, key) === textOf(WRITTEN, key))) return `${tag}>${written(key)}</`;
      translated.add(key);
      return `${tag} data-text="${key}">${written(key)}</`;
    });
  const unfilled = UNFILLED.exec(markup)?.[1];
  if (unfilled !== undefined)
    throw new Error(`${unfilled} has no text, or is not alone in its element of the first page`);
  const textsIn = (language: Language) =>
    Object.fromEntries(Array.from(translated, (key) => [key, textOf(language, key)]));
  const facts: PageFacts = {
    loginPath: OPEN_ROUTES.login.path,
    keys: { language: LANGUAGE_KEY, scheme: SCHEME_KEY },
    written: WRITTEN,
    texts: Object.fromEntries(OTHERS.map((language) => [language, textsIn(language)])),
  };
  return `${markup}<script>(${preparePage.toString()})(${JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)})</script>`;
};
