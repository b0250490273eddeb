import type { AccountController } from '@greenroom/core/account/account.controller';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { ModalsController } from '@greenroom/core/navigation/modals.controller';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { ContainerModule } from 'inversify';
import { AccountMenuViewModel } from '../account/account-menu.view-model.ts';
import { ApprovalNoticeViewModel } from '../account/approval-notice.view-model.ts';
import { PhoneModalViewModel } from '../account/phone-modal.view-model.ts';
import type { Scheme } from '../account/scheme.ts';
import { ThemeMenuViewModel } from '../account/theme-menu.view-model.ts';
import { AlertStackViewModel } from '../alerts/alert-stack.view-model.ts';
import { NotificationCentreViewModel } from '../alerts/notification-centre.view-model.ts';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import type { EventSoundsModel } from '../attention/EventSoundSettings.tsx';
import { HomeLayoutViewModel } from '../app/home-layout.view-model.ts';
import { ModalHostViewModel } from '../app/modal-host.view-model.ts';
import type { Mirror } from '../mobx/mirror.ts';
import { MainMenuViewModel } from '../navigation/main-menu.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the home layout's view models; loaded with it. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.accountMenu)
    .toResolvedValue(
      (login: LoginController, { imageUrl }: Configuration) => new AccountMenuViewModel(login, imageUrl),
      [TOKENS.login, TOKENS.configuration],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.alerts)
    .toResolvedValue((alerts: AlertsController) => new AlertStackViewModel(alerts), [TOKENS.alerts])
    .inSingletonScope();
  bind(VIEW_MODELS.approvalNotice)
    .toResolvedValue(
      (account: AccountController, modals: ModalsController) => new ApprovalNoticeViewModel(account, modals),
      [TOKENS.account, TOKENS.modals],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.homeLayout)
    .toResolvedValue(
      (session: SessionController, login: LoginController, scheme: Mirror<Scheme>) =>
        new HomeLayoutViewModel(session, login, scheme),
      [TOKENS.session, TOKENS.login, TOKENS.scheme],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.mainMenu)
    .toResolvedValue(
      (
        login: LoginController,
        inbox: InboxController,
        services: ServicesController,
        account: AccountController,
        modals: ModalsController,
        { theme }: Configuration,
      ) => new MainMenuViewModel({ login, inbox, services, account, modals, siteTheme: theme }),
      [TOKENS.login, TOKENS.inbox, TOKENS.services, TOKENS.account, TOKENS.modals, TOKENS.configuration],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.modalHost)
    .toResolvedValue((modals: ModalsController) => new ModalHostViewModel(modals), [TOKENS.modals])
    .inSingletonScope();
  bind(VIEW_MODELS.notifications)
    .toResolvedValue(
      (alerts: AlertsController, attention: AttentionSettingsModel, sounds: EventSoundsModel) =>
        new NotificationCentreViewModel(alerts, attention, sounds),
      [TOKENS.alerts, TOKENS.attentionSettings, TOKENS.eventSoundSettings],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.phoneModal)
    .toResolvedValue(
      (login: LoginController, account: AccountController) => new PhoneModalViewModel(login, account),
      [TOKENS.login, TOKENS.account],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.themeMenu)
    .toResolvedValue(
      (account: AccountController, scheme: Mirror<Scheme>) => new ThemeMenuViewModel(account, scheme),
      [TOKENS.account, TOKENS.scheme],
    )
    .inSingletonScope();
});
