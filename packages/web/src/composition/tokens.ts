import type { ViewModelName } from '../app/view-models.ts';

/** What the container can give besides view models. The type stands at the factory that asks for it. */
export const TOKENS = {
  configuration: Symbol('Configuration'),
  /** What was typed into the page as it was first painted. */
  typedInShell: Symbol('TypedInShell'),
  // ports and what stands behind them, bound by the adapter modules
  accountApi: Symbol('AccountApi'),
  apiClient: Symbol('ApiClient'),
  authApi: Symbol('AuthApi'),
  chatApi: Symbol('ChatApi'),
  clock: Symbol('Clock'),
  contentApi: Symbol('ContentApi'),
  drafts: Symbol('DraftStore'),
  errorReporting: Symbol('ErrorReporting'),
  forgetEverything: Symbol('ForgetEverything'),
  localisationApi: Symbol('LocalisationApi'),
  log: Symbol('Log'),
  /** At the pace of the world, whatever pace the product's clock runs at. */
  networkClock: Symbol('NetworkClock'),
  page: Symbol('Page'),
  random: Symbol('Random'),
  realtimeSocket: Symbol('RealtimeSocket'),
  servicesApi: Symbol('ServicesApi'),
  sessionApi: Symbol('SessionApi'),
  tabStorage: Symbol('TabStorage'),
  toyStop: Symbol('ToyStop'),
  // the core, and its capabilities for the view models
  wayIn: Symbol('WayIn'),
  appSettings: Symbol('AppSettings'),
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
  // effects of the page that follow the core: brightness, language; favicon, title, ringing
  scheme: Symbol('Scheme'),
  spokenLanguage: Symbol('SpokenLanguage'),
  /** The address, for what follows it. */
  router: Symbol('Router'),
  attention: Symbol('Attention'),
  bell: Symbol('Bell'),
  desktopNotice: Symbol('DesktopNotice'),
  // parts of the studio
  attentionSettings: Symbol('AttentionSettingsViewModel'),
  chatLog: Symbol('ChatLogViewModel'),
  chatPanel: Symbol('ChatPanelViewModel'),
  composer: Symbol('ComposerViewModel'),
  liveSession: Symbol('LiveSessionViewModel'),
  quickReplies: Symbol('QuickRepliesViewModel'),
  shortcuts: Symbol('ShortcutsViewModel'),
} as const;

/** One token for each view model, so that a missing binding names itself. */
export const VIEW_MODELS = {
  accountMenu: Symbol('AccountMenuViewModel'),
  alerts: Symbol('AlertStackViewModel'),
  approvalNotice: Symbol('ApprovalNoticeViewModel'),
  connectionBadge: Symbol('ConnectionBadgeViewModel'),
  homeLayout: Symbol('HomeLayoutViewModel'),
  language: Symbol('LanguageViewModel'),
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
  themeMenu: Symbol('ThemeMenuViewModel'),
} as const satisfies Record<ViewModelName, symbol>;
