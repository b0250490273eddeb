import { AccountMenuViewModel } from '../account/account-menu.view-model.ts';
import { ApprovalNoticeViewModel } from '../account/approval-notice.view-model.ts';
import { PhoneModalViewModel } from '../account/phone-modal.view-model.ts';
import { ThemeMenuViewModel } from '../account/theme-menu.view-model.ts';
import { AlertStackViewModel } from '../alerts/alert-stack.view-model.ts';
import { NotificationCentreViewModel } from '../alerts/notification-centre.view-model.ts';
import { HomeLayoutViewModel } from '../app/home-layout.view-model.ts';
import { ModalHostViewModel } from '../app/modal-host.view-model.ts';
import { CallerViewModel } from '../clients/caller.view-model.ts';
import { TodayEarningsViewModel } from '../earnings/today-earnings.view-model.ts';
import { UpdateNoticeViewModel } from '../installation/update-notice.view-model.ts';
import { createTicker } from '../mobx/ticker.ts';
import { FlagViewModel } from '../moderation/flag.view-model.ts';
import { MainMenuViewModel } from '../navigation/main-menu.view-model.ts';
import { ConnectionBadgeViewModel } from '../realtime/connection-badge.view-model.ts';
import { PauseButtonViewModel } from '../services/pause-button.view-model.ts';
import { ServicesPanelViewModel } from '../services/services-panel.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';
import { SCREENS } from './screens.ts';

/** Bindings of what is on every page beside the studio. */
export const homeModule = bindings(({ provideModel }) => {
  provideModel('accountMenu', (get) => new AccountMenuViewModel(get(TOKENS.login), get(TOKENS.configuration).imageUrl));
  provideModel('alerts', (get) => new AlertStackViewModel(get(TOKENS.alerts)));
  provideModel('approvalNotice', (get) => new ApprovalNoticeViewModel(get(TOKENS.account), get(TOKENS.modals)));
  provideModel(
    'homeLayout',
    (get) => new HomeLayoutViewModel(get(TOKENS.session), get(TOKENS.login), get(TOKENS.scheme)),
  );
  provideModel(
    'mainMenu',
    (get) =>
      new MainMenuViewModel({
        login: get(TOKENS.login),
        inbox: get(TOKENS.inbox),
        services: get(TOKENS.services),
        account: get(TOKENS.account),
        modals: get(TOKENS.modals),
        site: get(TOKENS.configuration),
        icons: SCREENS,
      }),
  );
  provideModel('modalHost', (get) => new ModalHostViewModel(get(TOKENS.modals)));
  provideModel(
    'notifications',
    (get) =>
      new NotificationCentreViewModel(
        get(TOKENS.alerts),
        get(TOKENS.attentionSettings),
        get(TOKENS.eventSoundSettings),
      ),
  );
  provideModel('phoneModal', (get) => new PhoneModalViewModel(get(TOKENS.login), get(TOKENS.account)));
  provideModel(
    'connectionBadge',
    (get) => new ConnectionBadgeViewModel(get(TOKENS.realtime), createTicker(get(TOKENS.clock), document)),
  );
  provideModel(
    'updateNotice',
    (get) => new UpdateNoticeViewModel(get(TOKENS.appUpdate).watch, get(TOKENS.session).watch, get(TOKENS.page).reload),
  );
  provideModel('pauseButton', (get) => new PauseButtonViewModel(get(TOKENS.services)));
  provideModel(
    'services',
    (get) => new ServicesPanelViewModel(get(TOKENS.services), get(TOKENS.modals), get(TOKENS.performerApp).rates),
  );
  provideModel(
    'caller',
    (get) => new CallerViewModel({ card: get(TOKENS.clients).caller, memos: get(TOKENS.memos), isVisit: true }),
  );
  provideModel('todayEarnings', (get) => new TodayEarningsViewModel(get(TOKENS.earnings), get(TOKENS.meter)));
  provideModel('flag', (get) => new FlagViewModel(get(TOKENS.moderation)));
  provideModel('themeMenu', (get) => new ThemeMenuViewModel(get(TOKENS.account), get(TOKENS.scheme)));
});
