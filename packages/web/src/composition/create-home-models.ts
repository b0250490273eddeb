import { createRemoteHostApi } from '@greenroom/adapters-http/remote/remote-api.http';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { createRemoteHost } from '@greenroom/core/remote/remote-host.controller';
import type { createVerification } from '@greenroom/core/verification/verification.controller';
import { createAccountMenuModel } from '../account/account-menu.view-model.ts';
import { ApprovalNoticeViewModel } from '../account/approval-notice.view-model.ts';
import { createPhoneModel } from '../account/phone-modal.view-model.ts';
import type { Scheme } from '../account/scheme.ts';
import { createThemeMenuModel } from '../account/theme-menu.view-model.ts';
import { VerificationModalViewModel } from '../account/verification-modal.view-model.ts';
import { AlertStackViewModel } from '../alerts/alert-stack.view-model.ts';
import { NotificationCentreViewModel } from '../alerts/notification-centre.view-model.ts';
import { HomeLayoutViewModel } from '../app/home-layout.view-model.ts';
import { ModalHostViewModel } from '../app/modal-host.view-model.ts';
import { createCallerModel } from '../clients/caller.view-model.ts';
import { TodayEarningsViewModel } from '../earnings/today-earnings.view-model.ts';
import { UpdateNoticeViewModel } from '../installation/update-notice.view-model.ts';
import { createTicker } from '../mobx/ticker.ts';
import { createFlagModel } from '../moderation/flag.view-model.ts';
import { MainMenuViewModel } from '../navigation/main-menu.view-model.ts';
import { ConnectionBadgeViewModel } from '../realtime/connection-badge.view-model.ts';
import { RemoteDialogViewModel } from '../remote/remote-dialog.view-model.ts';
import { createPauseButtonModel } from '../services/pause-button.view-model.ts';
import { ServicesPanelViewModel } from '../services/services-panel.view-model.ts';
import { NeutralScreenViewModel } from '../session/neutral-screen.view-model.ts';
import { MemoFieldViewModel } from '../session/screen/memo-field.view-model.ts';
import type { BeforeLogin } from './before-login.ts';
import type { Ports } from './container/ports.ts';
import type { Video } from './create-video.ts';
import type { Lifetime } from './lifetime.ts';
import { SCREENS } from './screens.ts';
import type { startAttention } from './start-attention.ts';

export interface HomeModelsDeps {
  readonly app: PerformerApp;
  readonly ports: Ports;
  readonly appUpdate: BeforeLogin['appUpdate'];
  readonly video: Video;
  readonly verification: ReturnType<typeof createVerification>;
  readonly scheme: Watchable<Scheme>;
  readonly attention: ReturnType<typeof startAttention>;
}

/** The phone that is a remote of this page; it is answered also while no page shows it. */
const createRemote = ({ app, ports, video }: HomeModelsDeps, { keep }: Lifetime): RemoteDialogViewModel => {
  const { apiClient, clock, configuration, log } = ports;
  const host = configuration.remote
    ? keep(createRemoteHost({ app, camera: video.camera, api: createRemoteHostApi(apiClient), clock, log }))
    : undefined;
  return new RemoteDialogViewModel(host, window.location.origin);
};

/** Creates the models of what is on every page beside the studio. */
export const createHomeModels = (deps: HomeModelsDeps, lifetime: Lifetime) => {
  const { app, ports, video, scheme, attention } = deps;
  const { account, alerts, clients, login, memos, modals, services, session } = app;
  const { configuration } = ports;
  return {
    accountMenu: createAccountMenuModel(login, account, configuration.imageUrl),
    alerts: new AlertStackViewModel(alerts),
    approvalNotice: new ApprovalNoticeViewModel(app.accountSteps, modals),
    homeLayout: new HomeLayoutViewModel(session, login, scheme),
    mainMenu: new MainMenuViewModel({
      login,
      inbox: app.inbox,
      services,
      account,
      modals,
      site: configuration,
      icons: SCREENS,
    }),
    modalHost: new ModalHostViewModel(modals),
    notifications: new NotificationCentreViewModel(
      alerts,
      (client) => new MemoFieldViewModel(memos, createValue(client)),
      attention.attentionSettings,
      attention.eventSoundSettings,
    ),
    themeMenu: createThemeMenuModel(account, scheme),
    verification: new VerificationModalViewModel(deps.verification),
    updateNotice: new UpdateNoticeViewModel(deps.appUpdate.watch, session.watch, ports.page.reload),
    connectionBadge: new ConnectionBadgeViewModel(app.realtime, createTicker(ports.clock, document)),
    caller: createCallerModel({ card: clients.caller, memos, isVisit: true }),
    flag: createFlagModel(app.moderation),
    todayEarnings: new TodayEarningsViewModel(app.earnings, app.meter),
    neutralScreen: new NeutralScreenViewModel(video.panic),
    phoneModal: createPhoneModel(login, account),
    pauseButton: createPauseButtonModel(services),
    remoteDialog: createRemote(deps, lifetime),
    services: new ServicesPanelViewModel(services, modals, app.rates, app.media.sold),
  };
};
