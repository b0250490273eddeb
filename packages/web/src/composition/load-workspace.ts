import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { createVerificationApi } from '@greenroom/adapters-http/account/account-api.http';
import { createVerification } from '@greenroom/core/verification/verification.controller';
import { watchScheme } from '../account/scheme.ts';
import { VerificationModalViewModel } from '../account/verification-modal.view-model.ts';
import { HomeLayout } from '../app/HomeLayout.tsx';
import type { ModelSource } from '../app/view-models.ts';
import { devicePreference } from '../device/device-preference.ts';
import { keepScroll } from '../device/keep-scroll.ts';
import { neutralTab } from '../device/neutral-tab.ts';
import { pageSigns } from '../device/page-signs.ts';
import { paintScheme } from '../device/paint-scheme.ts';
import { refuseDroppedFiles } from '../device/refuse-dropped-files.ts';
import { announceForumClosed } from '../forum/announce-forum-closed.ts';
import { askBeforeLosingUploads, openMediaOfAddress } from '../gallery/load-media.ts';
import { translate } from '../i18n/i18n.ts';
import { whenLoggedIn } from '../login/login-moments.ts';
import { keepSwitchedOff } from '../media/keep-switched-off.ts';
import { retryByItself } from '../realtime/retry-by-itself.ts';
import { askBeforeLeaving } from '../session/ask-before-leaving.ts';
import { localNetworkHere } from '../toys/local-network.media.ts';
import { noteTips } from '../toys/note-tips.ts';
import { reconnectAfterReload } from '../toys/reconnect-after-reload.ts';
import { stopToysWhenLeaving } from '../toys/stop-when-leaving.ts';
import { appModule } from './app.module.ts';
import { attentionModule } from './attention.module.ts';
import { beforeLoginModule } from './before-login.module.ts';
import type { BeforeLogin } from './before-login.ts';
import { captureModule } from './capture.module.ts';
import { chatModule } from './chat.module.ts';
import { getFrom, provideModelValue, provideValue, type Get } from './container/bindings.ts';
import { TOKENS, viewModel, type Router } from './container/tokens.ts';
import { homeModule } from './home.module.ts';
import { panicModule } from './panic.module.ts';
import { pushModule } from './push.module.ts';
import { remoteModule } from './remote.module.ts';
import type { ScreenHost } from './screens/screen.ts';
import { sessionScreenModule } from './session-screen.module.ts';
import { studioModule } from './studio.module.ts';
import { videoModule } from './video.module.ts';

export interface Work {
  readonly Home: ComponentType;
  readonly models: ModelSource;
  readonly host: ScreenHost;
  readonly close: () => void;
}

const createContainer = (before: BeforeLogin, router: Router): Container => {
  // No code is made from text: the page's Content-Security-Policy forbids it.
  const container = new Container({ jitless: true });
  provideValue(container, TOKENS.router, router);
  container.load(beforeLoginModule(before), appModule, homeModule);
  container.load(attentionModule, chatModule, captureModule, videoModule, studioModule);
  container.load(panicModule, sessionScreenModule, pushModule, remoteModule);
  return container;
};

const loadOnce = (container: Container): ScreenHost['use'] => {
  const loaded = new Set<ContainerModule>();
  return (module) => {
    if (loaded.has(module)) return;
    loaded.add(module);
    container.load(module);
  };
};

/** Closes what would be open at the next login: windows of the performer before, and what was typed in them. */
const closeWindows = (get: Get): void => {
  get(TOKENS.quickReplyEditor).discard();
  get(TOKENS.shortcuts).closeHelp();
  get(viewModel('services')).close();
  get(viewModel('remoteDialog')).close();
  const check = get(TOKENS.goLiveCheck);
  if (check.isOpen) check.close();
};

/**
 * Loads everything that is needed only after the login, in one chunk: the controllers of the core, the adapters, the frame, the signals of a request.
 */
export const loadWorkspace = (before: BeforeLogin, router: Router): Work => {
  const container = createContainer(before, router);
  const get = getFrom(container);
  const app = get(TOKENS.app);
  const verification = createVerification(app, createVerificationApi(get(TOKENS.apiClient)), get(TOKENS.log));
  provideModelValue(container, 'verification', new VerificationModalViewModel(verification));
  const scheme = watchScheme({
    login: get(TOKENS.login).watch,
    account: app.account.watch,
    device: devicePreference(window),
  });
  provideValue(container, TOKENS.scheme, scheme);
  const paint = () => paintScheme(scheme.state(), document.documentElement);
  const ends = [
    verification.dispose,
    scheme.subscribe(paint),
    openMediaOfAddress(router, app.media),
    askBeforeLosingUploads(app.media, get(TOKENS.leaveGuard)),
    announceForumClosed(router, () => app.alerts.show({ class: 'info', key: 'error.forum.blocked' })),
    keepScroll(router, document),
    refuseDroppedFiles(window),
    retryByItself(app.realtime, pageSigns(window, document)),
    askBeforeLeaving(app.session.watch, get(TOKENS.leaveGuard)),
    whenLoggedIn(app.login.watch, { in: () => undefined, out: () => closeWindows(get) }),
    stopToysWhenLeaving(app.toys, window),
    keepSwitchedOff(get(TOKENS.performerVideo).camera, app.session.watch, get(TOKENS.tabStorage)),
    noteTips(app.toys, app.chat),
    neutralTab(get(TOKENS.panic).watch, document, () => translate('panic.title')),
  ];
  app.start();
  ends.push(reconnectAfterReload(app.toys, get(TOKENS.toyMemory), localNetworkHere));
  paint();
  // Rings from now on, whatever page is open.
  get(viewModel('blur'));
  // Answers the phone that is a remote, also while no page shows it.
  get(viewModel('remoteDialog'));
  get(TOKENS.attention);
  get(TOKENS.soundEvents);
  get(TOKENS.sessionTitle);
  get(TOKENS.connectionAlarmSigns);
  get(TOKENS.onlineNotices);
  get(TOKENS.pushPresses);
  get(TOKENS.requestNotices);
  get(TOKENS.wakeLock);
  get(TOKENS.audioFocus);
  return {
    Home: HomeLayout,
    models: { model: (name) => get(viewModel(name)) },
    host: { get, use: loadOnce(container) },
    close: () => {
      for (const end of ends) end();
      container.unbindAll();
    },
  };
};
