import type { AccountMenuModel } from '../account/account-menu.view-model.ts';
import type { ApprovalNoticeModel } from '../account/ApprovalNotice.tsx';
import type { PhoneModel } from '../account/phone-modal.view-model.ts';
import type { ThemeMenuModel } from '../account/theme-menu.view-model.ts';
import type { VerificationModalModel } from '../account/VerificationModal.tsx';
import type { AlertStackModel } from '../alerts/alert-stack.view-model.ts';
import type { NotificationCentreModel } from '../alerts/notification-centre.view-model.ts';
import type { QuickReplyEditorModel } from '../chat/quick-reply-editor.view-model.ts';
import type { CallerModel } from '../clients/caller.view-model.ts';
import type { TodayEarningsModel } from '../earnings/TodayEarnings.tsx';
import type { UpdateNoticeModel } from '../installation/update-notice.view-model.ts';
import type { LanguageModel } from '../localisation/language.view-model.ts';
import type { LoginPageModel } from '../login/LoginPage.tsx';
import type { FlagModel } from '../moderation/flag.view-model.ts';
import type { MainMenuModel } from '../navigation/main-menu.view-model.ts';
import type { BlurModel } from '../privacy/blur.view-model.ts';
import type { ConnectionBadgeModel } from '../realtime/ConnectionBadge.tsx';
import type { OutageNoticeModel } from '../realtime/OutageNotice.tsx';
import type { RemoteDialogModel } from '../remote/remote-dialog.view-model.ts';
import type { PauseButtonModel } from '../services/pause-button.view-model.ts';
import type { ServicesPanelModel } from '../services/ServicesPanel.tsx';
import type { NeutralScreenModel } from '../session/neutral-screen.view-model.ts';
import type { RequestModalModel } from '../session/request-modal.view-model.ts';
import type { PageDrawerModel } from '../session/screen/page-drawer.view-model.ts';
import type { SecondRequestModel } from '../session/screen/second-request.view-model.ts';
import type { SessionScreenModel } from '../session/screen/SessionScreen.tsx';
import type { StudioModel } from '../session/Studio.tsx';
import type { AuthGateModel } from './auth-gate.view-model.ts';
import type { HomeLayoutModel } from './home-layout.view-model.ts';
import type { ModalHostModel } from './modal-host.view-model.ts';

/** Models of the first load: the login. */
export interface FirstViewModels {
  readonly authGate: AuthGateModel;
  readonly login: LoginPageModel;
  readonly language: LanguageModel;
}

/** Models needed after the login; bound when the home layout is loaded. */
export interface HomeViewModels {
  readonly accountMenu: AccountMenuModel;
  readonly alerts: AlertStackModel;
  readonly approvalNotice: ApprovalNoticeModel;
  readonly homeLayout: HomeLayoutModel;
  readonly mainMenu: MainMenuModel;
  readonly modalHost: ModalHostModel;
  readonly notifications: NotificationCentreModel;
  readonly themeMenu: ThemeMenuModel;
  readonly verification: VerificationModalModel;

  readonly updateNotice: UpdateNoticeModel;
  readonly connectionBadge: ConnectionBadgeModel & OutageNoticeModel;
  readonly caller: CallerModel;
  readonly flag: FlagModel;
  readonly todayEarnings: TodayEarningsModel;
  readonly blur: BlurModel;
  readonly neutralScreen: NeutralScreenModel;
  readonly phoneModal: PhoneModel;
  readonly quickReplyEditor: QuickReplyEditorModel;
  readonly pauseButton: PauseButtonModel;
  readonly remoteDialog: RemoteDialogModel;
  readonly requestModal: RequestModalModel;
  readonly secondRequest: SecondRequestModel;
  readonly services: ServicesPanelModel;
  readonly pageDrawer: PageDrawerModel;
  readonly sessionScreen: SessionScreenModel;
  readonly studio: StudioModel;
}

/**
 * Models of the login and of what is on every page, by name. A component gets its own as a property; only `app/` asks for them by name. A screen
 * creates its own model, see `composition/screens`.
 */
export interface ViewModels extends FirstViewModels, HomeViewModels {}

export type ViewModelName = keyof ViewModels;

/** Source of models; the composition folder implements it with the container. */
export interface ModelSource {
  readonly model: <Name extends ViewModelName>(name: Name) => ViewModels[Name];
}
