import type { AlertStackModel } from '../alerts/AlertStack.tsx';
import type { NotificationCentreModel } from '../alerts/NotificationCentre.tsx';
import type { AccountMenuModel } from '../account/AccountMenu.tsx';
import type { ApprovalNoticeModel } from '../account/ApprovalNotice.tsx';
import type { VerificationModalModel } from '../account/VerificationModal.tsx';
import type { PhoneModalModel } from '../account/PhoneModal.tsx';
import type { ThemeMenuModel } from '../account/ThemeMenu.tsx';
import type { CallerCardModel } from '../clients/CallerCard.tsx';
import type { QuickReplyEditorModel } from '../chat/QuickReplyEditor.tsx';
import type { ClientPageModel } from '../clients/ClientPage.tsx';
import type { ClientsPageModel } from '../clients/ClientsPage.tsx';
import type { FaqPageModel } from '../content/FaqPage.tsx';
import type { NewsPageModel } from '../content/NewsPage.tsx';
import type { EarningsPageModel } from '../earnings/EarningsPage.tsx';
import type { SpecificationsPageModel } from '../earnings/SpecificationsPage.tsx';
import type { TodayEarningsModel } from '../earnings/TodayEarnings.tsx';
import type { MediaPageModel } from '../gallery/MediaPage.tsx';
import type { InboxPageModel } from '../inbox/InboxPage.tsx';
import type { TextPageModel } from '../content/TextPage.tsx';
import type { ForumFrontModel } from '../forum/ForumPage.tsx';
import type { NewThreadModel } from '../forum/NewThreadPage.tsx';
import type { ThreadPageModel } from '../forum/ThreadPage.tsx';
import type { ThreadSearchModel } from '../forum/ThreadSearchPage.tsx';
import type { TopicPageModel } from '../forum/TopicPage.tsx';
import type { LanguageModel } from '../localisation/LanguageSelect.tsx';
import type { LoginPageModel } from '../login/LoginPage.tsx';
import type { ResetPageModel } from '../login/ResetPage.tsx';
import type { MemosPageModel } from '../memos/MemosPage.tsx';
import type { FlagModalModel } from '../moderation/FlagModal.tsx';
import type { MissedRequestsModel } from '../missed-requests/MissedRequests.tsx';
import type { MainMenuModel } from '../navigation/main-menu.ts';
import type { PersonalPageModel } from '../personal-data/PersonalPage.tsx';
import type { BrandsPageModel } from '../profile/BrandsPage.tsx';
import type { BlurModel } from '../privacy/BlurItems.tsx';
import type { NeutralScreenModel } from '../session/NeutralScreen.tsx';
import type { ProfileInfoModel } from '../profile/ProfileInfo.tsx';
import type { ProfileLocationModel } from '../profile/ProfileLocation.tsx';
import type { CompletenessModel } from '../profile/ProfilePage.tsx';
import type { ProfilePhoneModel } from '../profile/ProfilePhone.tsx';
import type { ProfileTextsModel } from '../profile/ProfileTexts.tsx';
import type { VipPageModel } from '../profile/VipPage.tsx';
import type { ConnectionBadgeModel } from '../realtime/ConnectionBadge.tsx';
import type { PauseButtonModel } from '../services/PauseButton.tsx';
import type { ServicesPanelModel } from '../services/ServicesPanel.tsx';
import type { RequestModalModel } from '../session/RequestModal.tsx';
import type { PageDrawerModel, SessionScreenModel } from '../session/screen/SessionScreen.tsx';
import type { SecondRequestModel } from '../session/screen/SecondRequestCard.tsx';
import type { StudioModel } from '../session/Studio.tsx';
import type { SettingsPageModel } from '../settings/SettingsPage.tsx';
import type { ToysPageModel } from '../toys/ToysPage.tsx';
import type { AuthGateModel, HomeLayoutModel, ModalHostModel, RouteGuardModel } from './frame-models.ts';

/** Models of the first load: the login. */
export interface FirstViewModels {
  readonly authGate: AuthGateModel;
  readonly routeGuard: RouteGuardModel;
  readonly login: LoginPageModel;
  readonly reset: ResetPageModel;
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

  readonly connectionBadge: ConnectionBadgeModel;
  readonly caller: CallerCardModel;
  readonly client: ClientPageModel;
  readonly clients: ClientsPageModel;
  readonly faq: FaqPageModel;
  readonly flag: FlagModalModel;
  readonly earnings: EarningsPageModel;
  readonly specifications: SpecificationsPageModel;
  readonly todayEarnings: TodayEarningsModel;
  readonly forum: ForumFrontModel;
  readonly newThread: NewThreadModel;
  readonly thread: ThreadPageModel;
  readonly threadSearch: ThreadSearchModel;
  readonly topic: TopicPageModel;
  readonly inbox: InboxPageModel;
  readonly memos: MemosPageModel;
  readonly missedRequests: MissedRequestsModel;
  readonly blur: BlurModel;
  readonly neutralScreen: NeutralScreenModel;
  readonly news: NewsPageModel;
  readonly phoneModal: PhoneModalModel;
  readonly photos: MediaPageModel;
  readonly quickReplyEditor: QuickReplyEditorModel;
  readonly videos: MediaPageModel;
  readonly pauseButton: PauseButtonModel;
  readonly requestModal: RequestModalModel;
  readonly secondRequest: SecondRequestModel;
  readonly services: ServicesPanelModel;
  readonly pageDrawer: PageDrawerModel;
  readonly sessionScreen: SessionScreenModel;
  readonly studio: StudioModel;
  readonly text: TextPageModel;
  readonly toys: ToysPageModel;
}

/** Models of the account pages; bound when the first of them is opened. */
export interface AccountViewModels {
  readonly settingsPage: SettingsPageModel;
  readonly personalPage: PersonalPageModel;
  readonly brandsPage: BrandsPageModel;
  readonly vipPage: VipPageModel;
  readonly completeness: CompletenessModel;
  readonly profileInfo: ProfileInfoModel;
  readonly profileTexts: ProfileTextsModel;
  readonly profileLocation: ProfileLocationModel;
  readonly profilePhone: ProfilePhoneModel;
}

/** Every model by name. A component gets its own as a property; only `app/` asks for them by name. */
export interface ViewModels extends FirstViewModels, HomeViewModels, AccountViewModels {}

export type ViewModelName = keyof ViewModels;

/** Source of models; the composition folder implements it with the container. */
export interface ModelSource {
  readonly model: <Name extends ViewModelName>(name: Name) => ViewModels[Name];
}
