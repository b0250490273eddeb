import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { Container } from 'inversify';
import { paintScheme, watchScheme, type SchemeWatch } from '../account/scheme.ts';
import type { OpenWorkplace } from '../app/app.view-model.ts';
import { createRouter, type HomePages } from '../app/router.tsx';
import type { ViewModelName, ViewModels } from '../app/view-models.ts';
import { devicePreference } from '../device/device-preference.ts';
import { rememberedLanguage, rememberLanguage } from '../device/remembered.ts';
import type { SessionDrafts } from '../device/session-drafts.ts';
import { speak } from '../i18n/i18n.ts';
import { createSpokenLanguage } from '../localisation/spoken-language.ts';
import { keepDraftsPrivate } from '../login/keep-drafts-private.ts';
import type { TypedInShell } from '../login/PasswordForm.tsx';
import { Mirror } from '../mobx/mirror.ts';
import { announceLogin } from '../navigation/announce-login.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { appModule } from './app.module.ts';
import type { Configuration } from './configuration.wire.ts';
import { deviceModule } from './device.module.ts';
import { firstModule } from './first.module.ts';
import { httpModule } from './http.module.ts';
import { socketModule } from './socket.module.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';
import { toyModule } from './toy.module.ts';

export interface WorkplaceOptions {
  readonly configuration: Configuration;
  readonly reporting: ErrorReporting;
  readonly typedInShell: TypedInShell;
}

interface Disposable {
  readonly dispose?: () => void;
}

const createContainer = ({ configuration, reporting, typedInShell }: WorkplaceOptions): Container => {
  const container = new Container();
  container.bind(TOKENS.configuration).toConstantValue(configuration);
  container.bind(TOKENS.errorReporting).toConstantValue(reporting);
  container.bind(TOKENS.typedInShell).toConstantValue(typedInShell);
  container.load(deviceModule, httpModule, socketModule, toyModule, appModule, firstModule);
  for (const token of [...Object.values(VIEW_MODELS), TOKENS.attention, TOKENS.performerApp]) {
    container.onDeactivation(token, (made: Disposable) => made.dispose?.());
  }
  return container;
};

/** Builds the product from its parts and starts it: the only place where everything meets. */
export const openWorkplace = (options: WorkplaceOptions): OpenWorkplace => {
  const container = createContainer(options);
  const app = container.get<PerformerApp>(TOKENS.performerApp);
  const scheme: SchemeWatch = watchScheme({
    login: app.login.watch,
    account: app.account.watch,
    device: devicePreference(window),
  });
  container.bind(TOKENS.scheme).toConstantValue(new Mirror(scheme));
  const spoken = createSpokenLanguage({
    localisation: app.localisation.watch,
    spoken: rememberedLanguage(),
    speak,
    remember: rememberLanguage,
  });
  container.bind(TOKENS.spokenLanguage).toConstantValue(spoken);
  const model = <Name extends ViewModelName>(name: Name): ViewModels[Name] =>
    container.get<ViewModels[Name]>(VIEW_MODELS[name]);
  let home: Promise<HomePages> | undefined;
  const router = createRouter(() => (home ??= import('./open-home.ts').then(({ openHome }) => openHome(container))));
  const root = document.documentElement;
  const ends = [
    spoken.dispose,
    scheme.subscribe((next) => paintScheme(next, root)),
    scheme.dispose,
    keepDraftsPrivate(app.login.watch, container.get<SessionDrafts>(TOKENS.drafts)),
    announceLogin(router, app.localisation),
    () => router.dispose(),
  ];
  app.start();
  return {
    models: { model },
    router,
    close: () => {
      for (const end of ends) end();
      container.unbindAll();
    },
  };
};
