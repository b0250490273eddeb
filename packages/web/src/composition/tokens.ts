import type { ViewModelName } from '../app/view-models.ts';

/** What the container can give besides view models. The type stands at the factory that asks for it. */
export const TOKENS = {
  configuration: Symbol('Configuration'),
  // ports, bound by the adapter modules
  accountApi: Symbol('AccountApi'),
  authApi: Symbol('AuthApi'),
  chatApi: Symbol('ChatApi'),
  clock: Symbol('Clock'),
  contentApi: Symbol('ContentApi'),
  drafts: Symbol('DraftStore'),
  errorReporting: Symbol('ErrorReporting'),
  localisationApi: Symbol('LocalisationApi'),
  log: Symbol('Log'),
  page: Symbol('Page'),
  random: Symbol('Random'),
  realtimeSocket: Symbol('RealtimeSocket'),
  servicesApi: Symbol('ServicesApi'),
  sessionApi: Symbol('SessionApi'),
  toyStop: Symbol('ToyStop'),
  // the core, and its capabilities for the view models
  performerApp: Symbol('PerformerApp'),
  account: Symbol('AccountController'),
  alerts: Symbol('AlertsController'),
  chat: Symbol('ChatController'),
  localisation: Symbol('LocalisationController'),
  login: Symbol('LoginController'),
  missed: Symbol('MissedRequests'),
  modals: Symbol('ModalsController'),
  news: Symbol('NewsController'),
  realtime: Symbol('RealtimeController'),
  services: Symbol('ServicesController'),
  session: Symbol('SessionController'),
  // effects of the page that follow the core: favicon, title, ringing
  attention: Symbol('Attention'),
} as const;

/** One token for each view model, so that a missing binding names itself. */
export const VIEW_MODELS = {
  accountMenu: Symbol('AccountMenuViewModel'),
  alerts: Symbol('AlertStackViewModel'),
  approvalNotice: Symbol('ApprovalNoticeViewModel'),
  connectionBadge: Symbol('ConnectionBadgeViewModel'),
  homeLayout: Symbol('HomeLayoutViewModel'),
  languageMenu: Symbol('LanguageMenuViewModel'),
  login: Symbol('LoginViewModel'),
  mainMenu: Symbol('MainMenuViewModel'),
  missedRequests: Symbol('MissedRequestsViewModel'),
  modalHost: Symbol('ModalHostViewModel'),
  news: Symbol('NewsViewModel'),
  notifications: Symbol('NotificationCentreViewModel'),
  pauseButton: Symbol('PauseButtonViewModel'),
  requestModal: Symbol('RequestModalViewModel'),
  reset: Symbol('ResetViewModel'),
  routeGuard: Symbol('RouteGuardViewModel'),
  services: Symbol('ServicesPanelViewModel'),
  sessionSummary: Symbol('SessionSummaryViewModel'),
  studio: Symbol('StudioViewModel'),
  studioStrip: Symbol('StudioStripViewModel'),
  themeMenu: Symbol('ThemeMenuViewModel'),
} as const satisfies Record<ViewModelName, symbol>;
