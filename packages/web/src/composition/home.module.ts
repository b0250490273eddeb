import { createValue } from '@greenroom/core/kernel/machine';
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
import { MemoFieldViewModel } from '../session/screen/memo-field.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';
import { SCREENS } from './screens.ts';

/** Bindings of what is on every page beside the studio. */
export const homeModule = bindings(({ provideModel }) => {
  provideModel(
    'accountMenu',
    (get) => new AccountMenuViewModel(get(TOKENS.login), get(TOKENS.app).account, get(TOKENS.configuration).imageUrl),
  );
  provideModel('alerts', (get) => new AlertStackViewModel(get(TOKENS.app).alerts));
  provideModel(
    'approvalNotice',
    (get) => new ApprovalNoticeViewModel(get(TOKENS.app).accountSteps, get(TOKENS.app).modals),
  );
  provideModel(
    'homeLayout',
    (get) => new HomeLayoutViewModel(get(TOKENS.app).session, get(TOKENS.login), get(TOKENS.scheme)),
  );
  provideModel(
    'mainMenu',
    (get) =>
      new MainMenuViewModel({
        login: get(TOKENS.login),
        inbox: get(TOKENS.app).inbox,
        services: get(TOKENS.app).services,
        account: get(TOKENS.app).account,
        modals: get(TOKENS.app).modals,
        site: get(TOKENS.configuration),
        icons: SCREENS,
      }),
  );
  provideModel('modalHost', (get) => new ModalHostViewModel(get(TOKENS.app).modals));
  provideModel(
    'notifications',
    (get) =>
      new NotificationCentreViewModel(
        get(TOKENS.app).alerts,
        (client) => new MemoFieldViewModel(get(TOKENS.app).memos, createValue(client)),
        get(TOKENS.attentionSettings),
        get(TOKENS.eventSoundSettings),
      ),
  );
  provideModel('phoneModal', (get) => new PhoneModalViewModel(get(TOKENS.login), get(TOKENS.app).account));
  provideModel(
    'connectionBadge',
    (get) => new ConnectionBadgeViewModel(get(TOKENS.app).realtime, createTicker(get(TOKENS.clock), document)),
  );
  provideModel(
    'updateNotice',
    (get) =>
      new UpdateNoticeViewModel(get(TOKENS.appUpdate).watch, get(TOKENS.app).session.watch, get(TOKENS.page).reload),
  );
  provideModel('pauseButton', (get) => new PauseButtonViewModel(get(TOKENS.app).services));
  provideModel('services', (get) => {
    const { services, modals, rates, media } = get(TOKENS.app);
    return new ServicesPanelViewModel(services, modals, rates, media.sold);
  });
  provideModel(
    'caller',
    (get) => new CallerViewModel({ card: get(TOKENS.app).clients.caller, memos: get(TOKENS.app).memos, isVisit: true }),
  );
  provideModel('todayEarnings', (get) => new TodayEarningsViewModel(get(TOKENS.app).earnings, get(TOKENS.app).meter));
  provideModel('flag', (get) => new FlagViewModel(get(TOKENS.app).moderation));
  provideModel('themeMenu', (get) => new ThemeMenuViewModel(get(TOKENS.app).account, get(TOKENS.scheme)));
});
