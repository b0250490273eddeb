import { waitsForLogin } from '@greenroom/core/navigation/open-routes';
import type { OpenWorkplace } from '../app/app.view-model.ts';
import { Splash } from '../app/Splash.tsx';
import type { FirstViewModels, HomeViewModels, ModelSource, ViewModels } from '../app/view-models.ts';
import { forgetPause } from '../device/forget-pause.ts';
import { paintScheme } from '../device/paint-scheme.ts';
import { clearDraftsOnUserChange } from '../login/clear-drafts.ts';
import { whenLoggedIn, whenAttempted, whenAnonymous } from '../login/login-moments.ts';
import { guardContextOf } from '../navigation/identity.ts';
import { lazyFeature } from '../ui/lazy-feature.tsx';
import { createBeforeLogin, type BeforeLoginOptions } from './before-login.ts';
import { createLazyFeatures } from './lazy-features.ts';

/** Gives the models of the login, and those of the workspace once it has been loaded. */
const modelsOf = (first: FirstViewModels, later: () => HomeViewModels | undefined): ModelSource => ({
  model: (name) => {
    const models: Partial<ViewModels> = { ...first, ...later() };
    const model = models[name];
    if (model === undefined) throw new Error(`The model ${name} is asked for before the workspace is loaded`);
    return model;
  },
});

/** Creates the login and starts it; everything else is fetched once it is needed. */
export const openWorkplace = (options: BeforeLoginOptions): OpenWorkplace => {
  const before = createBeforeLogin(options);
  const { login, localisation, tabStorage, toyMemory, models } = before;
  const atLogin = !models.authGate.isPassed;
  if (atLogin) localisation.enterLogin();
  const needsToKnow = (pathname: string): boolean =>
    waitsForLogin(pathname, guardContextOf(login.watch.state(), options.configuration));
  let isAsked = false;
  /** The platform is asked who is logged in as soon as a page depends on it, so never for login, register and reset alone. */
  const askWho = (pathname: string): void => {
    if (isAsked || !needsToKnow(pathname)) return;
    isAsked = true;
    login.start();
  };
  const lazyFeatures = createLazyFeatures(before, atLogin, askWho);
  const isGuarded = needsToKnow(window.location.pathname);
  if (!isGuarded) {
    // The next login may be another performer's.
    forgetPause(tabStorage);
    toyMemory.forget();
  }
  const ends: (() => unknown)[] = [
    clearDraftsOnUserChange(login.watch, before.drafts),
    // A pause is restored only for the performer who is still logged in: the next login may be another performer's.
    whenAnonymous(login.watch, () => forgetPause(tabStorage)),
    whenAnonymous(login.watch, toyMemory.forget),
    whenAttempted(login.watch, lazyFeatures.fetchAhead),
    whenLoggedIn(login.watch, {
      // A chunk that cannot be fetched shows on the page that waits for it.
      in: () => {
        lazyFeatures.startWork().catch(options.reporting.report);
      },
      out: () => paintScheme('light', document.documentElement),
    }),
    lazyFeatures.close,
    before.close,
  ];
  askWho(window.location.pathname);
  // A guarded page, or a log-in: most likely the work is needed as soon as the platform has answered. After the question, because reading what has been
  // fetched takes the main thread longer than the answer takes.
  if (isGuarded) lazyFeatures.fetchAhead();
  return {
    models: modelsOf(models, lazyFeatures.models),
    Pages: lazyFeature(lazyFeatures.pages, Splash),
    close: () => {
      for (const end of ends) end();
    },
  };
};
