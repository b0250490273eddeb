import type { ComponentType } from 'react';
import { createVerificationApi } from '@greenroom/adapters-http/account/account-api.http';
import { createVerification } from '@greenroom/core/verification/verification.controller';
import { watchScheme } from '../account/scheme.ts';
import { HomeLayout } from '../app/HomeLayout.tsx';
import type { HomeViewModels } from '../app/view-models.ts';
import { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import { devicePreference } from '../device/device-preference.ts';
import { keepScroll, type FollowedHistory } from '../device/keep-scroll.ts';
import { neutralTab } from '../device/neutral-tab.ts';
import { pageSigns } from '../device/page-signs.ts';
import { paintScheme } from '../device/paint-scheme.ts';
import { refuseDroppedFiles } from '../device/refuse-dropped-files.ts';
import { announceForumClosed, type FollowedTurns } from '../forum/announce-forum-closed.ts';
import { guardUploads, syncGalleryWithRoute, type FollowedAddress } from '../gallery/load-media.ts';
import { translate } from '../i18n/i18n.ts';
import { whenLoggedIn } from '../login/login-moments.ts';
import { keepSwitchedOff } from '../media/keep-switched-off.ts';
import { blurMemory } from '../privacy/blur-memory.ts';
import { BlurViewModel } from '../privacy/blur.view-model.ts';
import { autoReconnect } from '../realtime/auto-reconnect.ts';
import { askBeforeLeaving } from '../session/ask-before-leaving.ts';
import { shortcutsMemory } from '../session/shortcuts-memory.ts';
import { ShortcutsViewModel } from '../session/shortcuts.view-model.ts';
import { localNetworkHere } from '../toys/local-network.media.ts';
import { reconnectAfterReload } from '../toys/reconnect-after-reload.ts';
import { showTipsInChat } from '../toys/show-tips-in-chat.ts';
import { stopToysWhenLeaving } from '../toys/stop-when-leaving.ts';
import type { BeforeLogin } from './before-login.ts';
import { browserAdapters } from './browser-adapters.ts';
import { createPorts } from './container/ports.ts';
import { createApp } from './create-app.ts';
import { createHomeModels } from './create-home-models.ts';
import { createSessionModels } from './create-session-models.ts';
import { createVideo, createVideoModels, keepOnAir } from './create-video.ts';
import { createLifetime } from './lifetime.ts';
import { startAttention, type AttentionDeps } from './start-attention.ts';
import type { Workspace } from './workspace.ts';

export interface Work {
  readonly Home: ComponentType;
  readonly workspace: Workspace;
}

/** The parts of the router that follow the address or change it. */
type Router = FollowedAddress & FollowedHistory & FollowedTurns & AttentionDeps['router'];

/** Closes what would be open at the next login: windows of the performer before, and what was typed in them. */
const closeWindows = (workspace: Workspace, shortcuts: ShortcutsViewModel): void => {
  const { check, models, quickReplyEditor } = workspace;
  quickReplyEditor.discard();
  shortcuts.closeHelp();
  models.services.close();
  models.remoteDialog.close();
  if (check.isOpen) check.close();
};

/**
 * Loads everything that is needed only after the login, in one chunk: the controllers of the core, the adapters, the frame, the signals of a request.
 */
export const loadWorkspace = (before: BeforeLogin, router: Router): Work => {
  const { appUpdate, leaveGuard } = before;
  const lifetime = createLifetime();
  const { keep, onEnd } = lifetime;
  const ports = createPorts(browserAdapters(before));
  const app = keep(createApp(ports, before));
  const video = createVideo(app, ports, lifetime);
  const verification = keep(createVerification(app, createVerificationApi(ports.apiClient), ports.log));
  const scheme = watchScheme({
    login: app.login.watch,
    account: app.account.watch,
    device: devicePreference(window),
  });
  const paint = () => paintScheme(scheme.state(), document.documentElement);
  onEnd(
    scheme.subscribe(paint),
    syncGalleryWithRoute(router, app.media),
    guardUploads(app.media, leaveGuard),
    announceForumClosed(router, () => app.alerts.show({ class: 'info', key: 'error.forum.blocked' })),
    keepScroll(router, document),
    refuseDroppedFiles(window),
    autoReconnect(app.realtime, pageSigns(window, document)),
    askBeforeLeaving(app.session.watch, leaveGuard),
    stopToysWhenLeaving(app.toys, window),
    keepSwitchedOff(video.camera, app.session.watch, ports.tabStorage),
    showTipsInChat(app.toys, app.chat),
    neutralTab(video.panic.watch, document, () => translate('panic.title')),
  );
  app.start();
  onEnd(reconnectAfterReload(app.toys, before.toyMemory, localNetworkHere));
  paint();
  const blur = keep(new BlurViewModel(blurMemory(ports.deviceStorage), document.documentElement));
  const attention = startAttention({ app, ports, router, hidden: video.panic.watch, blur }, lifetime);
  keepOnAir(app.session, lifetime);

  const home = createHomeModels({ app, ports, appUpdate, video, verification, scheme, attention }, lifetime);
  const quickReplyEditor = keep(new QuickReplyEditorViewModel(app.quickReplies, app.account, leaveGuard));
  const shortcuts = new ShortcutsViewModel(shortcutsMemory(ports.deviceStorage), video.panic.start);
  const videoModels = createVideoModels(app, ports, video, attention.attentionSettings, lifetime);
  const session = createSessionModels({ app, ports, video, videoModels, shortcuts, quickReplyEditor, home }, lifetime);
  const models: HomeViewModels = { ...home, ...session, blur, quickReplyEditor };
  const workspace: Workspace = {
    app,
    ports,
    video,
    models,
    check: videoModels.check,
    attentionSettings: attention.attentionSettings,
    quickReplyEditor,
    leaveGuard,
    lifetime,
  };
  onEnd(whenLoggedIn(app.login.watch, { in: () => undefined, out: () => closeWindows(workspace, shortcuts) }));
  return { Home: HomeLayout, workspace };
};
