import { Container } from 'inversify';
import type { OpenWorkplace } from '../app/app.view-model.ts';
import type { ViewModelName, ViewModels } from '../app/view-models.ts';
import { paintScheme } from '../device/paint-scheme.ts';
import { rememberLanguage } from '../device/remembered.ts';
import { changeLanguage, fetchWords } from '../i18n/i18n.ts';
import { createActiveLanguage } from '../localisation/active-language.ts';
import { keepDraftsPrivate } from '../login/keep-drafts-private.ts';
import type { TypedInShell } from '../login/PasswordForm.tsx';
import { whenAttempted } from '../login/when-attempted.ts';
import { whenLoggedIn } from '../login/when-logged-in.ts';
import { whenAnonymous } from '../login/when-anonymous.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { getFrom, provideValue } from './bindings.ts';
import type { Configuration } from './configuration.wire.ts';
import { deviceModule } from './device.module.ts';
import { httpModule } from './http.module.ts';
import { loginModule } from './login.module.ts';
import { lazyFeature } from '../ui/lazy-feature.tsx';
import { createLazyFeatures } from './lazy-features.ts';
import { TOKENS, viewModel } from './tokens.ts';

export interface WorkplaceOptions {
  readonly configuration: Configuration;
  readonly reporting: ErrorReporting;
  readonly typedInShell: TypedInShell;
}

const createContainer = ({ configuration, reporting, typedInShell }: WorkplaceOptions): Container => {
  // No code is made from text: the page's Content-Security-Policy forbids it.
  const container = new Container({ jitless: true });
  provideValue(container, TOKENS.configuration, configuration);
  provideValue(container, TOKENS.errorReporting, reporting);
  provideValue(container, TOKENS.typedInShell, typedInShell);
  container.load(deviceModule, httpModule, loginModule);
  return container;
};

/** Builds the way in and starts it; all else is fetched once it is needed. The only place where everything meets. */
export const openWorkplace = (options: WorkplaceOptions): OpenWorkplace => {
  const container = createContainer(options);
  const get = getFrom(container);
  const login = get(TOKENS.login);
  const localisation = get(TOKENS.localisation);
  const active = createActiveLanguage({
    localisation: localisation.watch,
    active: localisation.watch.state().language,
    fetchWords,
    show: changeLanguage,
    remember: rememberLanguage,
  });
  provideValue(container, TOKENS.activeLanguage, active);
  const model = <Name extends ViewModelName>(name: Name): ViewModels[Name] => get(viewModel(name));
  const atLogin = !model('authGate').isPassed;
  if (atLogin) localisation.enterLogin();
  const guard = model('routeGuard');
  const needsToKnow = (pathname: string): boolean => guard.decide(pathname).kind === 'wait';
  let isAsked = false;
  /** The platform is asked who is logged in as soon as a page depends on it, so never for login, register and reset alone. */
  const askWho = (pathname: string): void => {
    if (isAsked || !needsToKnow(pathname)) return;
    isAsked = true;
    login.start();
  };
  const lazyFeatures = createLazyFeatures(container, atLogin ? 'login' : undefined, askWho);
  const isGuarded = needsToKnow(window.location.pathname);
  // A guarded page, or a log-in: most likely the work is needed as soon as the platform has answered.
  if (isGuarded) lazyFeatures.fetchAhead();
  else {
    // The next login may be another performer's.
    get(TOKENS.pauseMemory).forget();
    get(TOKENS.toyMemory).forget();
  }
  const ends: (() => unknown)[] = [
    active.dispose,
    keepDraftsPrivate(login.watch, get(TOKENS.drafts)),
    // A pause is restored only for the performer who is still logged in: the next login may be another performer's.
    whenAnonymous(login.watch, get(TOKENS.pauseMemory).forget),
    whenAnonymous(login.watch, get(TOKENS.toyMemory).forget),
    whenAttempted(login.watch, lazyFeatures.fetchAhead),
    whenLoggedIn(login.watch, {
      // A chunk that cannot be fetched shows on the page that waits for it.
      in: () => void lazyFeatures.work().catch(options.reporting.report),
      out: () => paintScheme('light', document.documentElement),
    }),
    lazyFeatures.close,
  ];
  askWho(window.location.pathname);
  return {
    models: { model },
    Pages: lazyFeature(lazyFeatures.pages).Feature,
    close: () => {
      for (const end of ends) end();
      container.unbindAll();
    },
  };
};
