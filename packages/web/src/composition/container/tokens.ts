import type { Configuration } from '@greenroom/adapters-http/configuration/configuration.wire';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { PlatformApis } from '@greenroom/adapters-http/platform-apis';
import type { AccountDataController } from '@greenroom/core/account-data/account-data.controller';
import type { SecurityController } from '@greenroom/core/account-security/security.controller';
import type { AccountForms } from '@greenroom/core/app/account-forms';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { PreLoginControllers } from '@greenroom/core/app/pre-login';
import type { BlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Value, Watchable } from '@greenroom/core/kernel/machine';
import type { PanicController } from '@greenroom/core/panic/panic.controller';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import type { RegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import type { PictureFlowController } from '@greenroom/core/session/video/picture-flow.controller';
import type { StreamDirection, Streaming } from '@greenroom/core/session/video/streaming.port';
import type { Scheme } from '../../account/scheme.ts';
import type { ViewModelName, ViewModels } from '../../app/view-models.ts';
import type { AttentionSettingsViewModel } from '../../attention/attention-settings.view-model.ts';
import type { createAttention } from '../../attention/attention.controller.ts';
import type { Ringtone, DesktopNotice, TabSign } from '../../attention/attention.port.ts';
import type { createConnectionAlarmSigns } from '../../attention/connection-alarm-signs.ts';
import type { EventSounds } from '../../attention/event-sounds.port.ts';
import type { EventSoundsViewModel } from '../../attention/event-sounds.view-model.ts';
import type { createOnlineNotices } from '../../attention/online-notices.ts';
import type { createSessionTitle } from '../../attention/session-title.ts';
import type { createSoundEvents } from '../../attention/sound-events.controller.ts';
import type { ChatPanelModel } from '../../chat/ChatPanel.tsx';
import type { QuickReplyEditorViewModel } from '../../chat/quick-reply-editor.view-model.ts';
import type { DataSaver } from '../../device/data-saver.ts';
import type { FollowedHistory } from '../../device/keep-scroll.ts';
import type { LeaveGuard } from '../../device/leave-guard.ts';
import type { SessionDrafts } from '../../device/session-drafts.ts';
import type { SessionPause } from '../../device/session-pause.ts';
import type { SessionToys } from '../../device/session-toys.ts';
import type { TabStorage } from '../../device/tab-storage.ts';
import type { FollowedTurns } from '../../forum/announce-forum-closed.ts';
import type { FollowedAddress } from '../../gallery/load-media.ts';
import type { AppUpdate } from '../../installation/app-update.ts';
import type { Capture } from '../../media/capture.media.ts';
import type { CheckedToday } from '../../media/checked-today.ts';
import type { LatestPeer } from '../../media/latest-peer.ts';
import type { MicrophoneMeter } from '../../media/microphone-meter.media.ts';
import type { StreamQuality } from '../../media/stream-quality.media.ts';
import type { closeRequestNotices } from '../../push/close-request-notices.ts';
import type { PushPresses } from '../../push/push-presses.ts';
import type { PushSettingsViewModel } from '../../push/push-settings.view-model.ts';
import type { InterruptedWorkWatch } from '../../session/interrupted-work.ts';
import type { LiveSessionViewModel } from '../../session/live-session.view-model.ts';
import type { LastMessageViewModel } from '../../session/screen/last-message.view-model.ts';
import type { MemoFieldViewModel } from '../../session/screen/memo-field.view-model.ts';
import type { SessionCustomerViewModel } from '../../session/screen/session-customer.view-model.ts';
import type { SessionMoneyViewModel } from '../../session/screen/session-money.view-model.ts';
import type { StageChoice } from '../../session/screen/stage-choice.ts';
import type { SessionSummaryViewModel } from '../../session/session-summary.view-model.ts';
import type { ShortcutsViewModel } from '../../session/shortcuts.view-model.ts';
import type { SummaryCardViewModel } from '../../session/summary-card.view-model.ts';
import type { GoLiveCheckViewModel } from '../../session/video/go-live-check.view-model.ts';
import type { StudioVideoViewModel } from '../../session/video/studio-video.view-model.ts';
import type { ToyPanelViewModel } from '../../toys/toy-panel.view-model.ts';
import type { Disposable } from './disposable.ts';

/** An identifier in the container with the type of its value, so that a value of another type does not compile. */
export interface Token<Value> {
  readonly id: symbol;
  /** Never set; it only carries the type. */
  readonly value?: Value;
}

const token = <Value>(name: string): Token<Value> => ({ id: Symbol(name) });

/** Makes the token of a view model; one name always gives the same identifier. */
export const viewModel = <Name extends ViewModelName>(name: Name): Token<ViewModels[Name]> => ({
  id: Symbol.for(`view model ${name}`),
});

/** Navigation to an address of the app. */
interface AddressNavigation {
  readonly navigate: (address: string, options?: { readonly replace?: boolean }) => Promise<void>;
}

/** The parts of the router that are used outside of it. */
export type Router = FollowedAddress & FollowedHistory & FollowedTurns & AddressNavigation;

/** Everything that the container can give, except what `viewModel` names. */
export const TOKENS = {
  configuration: token<Configuration>('Configuration'),
  // ports and their adapters
  apiClient: token<ApiClient>('ApiClient'),
  apis: token<PlatformApis>('PlatformApis'),
  clock: token<Clock>('Clock'),
  drafts: token<SessionDrafts>('DraftStore'),
  leaveGuard: token<LeaveGuard>('LeaveGuard'),
  log: token<AppDeps['log']>('Log'),
  /** A clock at the pace of the world, also where the clock of the product runs faster. */
  networkClock: token<Clock>('NetworkClock'),
  page: token<AppDeps['page']>('Page'),
  pauseMemory: token<SessionPause>('PauseMemory'),
  toyMemory: token<SessionToys>('ToyMemory'),
  random: token<AppDeps['random']>('Random'),
  tabStorage: token<TabStorage>('TabStorage'),
  // the core, and its capabilities for the view models
  preLogin: token<PreLoginControllers>('PreLoginControllers'),
  /** The core; what it consists of is read from here. */
  app: token<PerformerApp>('PerformerApp'),
  appUpdate: token<AppUpdate>('AppUpdate'),
  localisation: token<PerformerApp['localisation']>('LocalisationController'),
  login: token<PerformerApp['login']>('LoginController'),
  accountForms: token<AccountForms>('AccountForms'),
  accountSecurity: token<SecurityController & Disposable>('AccountSecurity'),
  blockedWords: token<BlockedWordsController & Disposable>('BlockedWordsController'),
  accountData: token<AccountDataController & Disposable>('AccountDataController'),
  regionBlocks: token<RegionBlocksController & Disposable>('RegionBlocksController'),
  /** Client whose calls ask for the second factor where the platform wants it. */
  protectedClient: token<ApiClient>('ProtectedClient'),
  pushPresses: token<PushPresses>('PushPresses'),
  pushSettings: token<PushSettingsViewModel>('PushSettingsViewModel'),
  requestNotices: token<ReturnType<typeof closeRequestNotices>>('RequestNotices'),
  // effects of the page that follow the core: brightness; favicon, title, ringing
  scheme: token<Watchable<Scheme>>('Scheme'),
  /** The router, for what follows the address or changes it. */
  router: token<Router>('Router'),
  attention: token<ReturnType<typeof createAttention>>('Attention'),
  ringtone: token<Ringtone>('Ringtone'),
  eventSounds: token<EventSounds>('EventSounds'),
  connectionAlarmSigns: token<ReturnType<typeof createConnectionAlarmSigns>>('ConnectionAlarmSigns'),
  onlineNotices: token<ReturnType<typeof createOnlineNotices>>('OnlineNotices'),
  sessionTitle: token<ReturnType<typeof createSessionTitle>>('SessionTitle'),
  soundEvents: token<ReturnType<typeof createSoundEvents>>('SoundEvents'),
  desktopNotice: token<DesktopNotice>('DesktopNotice'),
  tabSign: token<TabSign>('TabSign'),
  // the camera and both streams
  capture: token<Capture>('Capture'),
  checkedToday: token<CheckedToday>('CheckedToday'),
  customerTracks: token<Value<readonly MediaStreamTrack[]>>('CustomerTracks'),
  goLiveCheck: token<GoLiveCheckViewModel>('GoLiveCheckViewModel'),
  microphoneMeter: token<MicrophoneMeter>('MicrophoneMeter'),
  performerVideo: token<PerformerVideo>('PerformerVideo'),
  publishingPeer: token<LatestPeer>('PublishingPeer'),
  streamQuality: token<StreamQuality>('StreamQuality'),
  playingPeer: token<LatestPeer>('PlayingPeer'),
  panic: token<PanicController>('Panic'),
  pictureFlow: token<PictureFlowController>('PictureFlow'),
  interruptedWork: token<InterruptedWorkWatch>('InterruptedWork'),
  streamings: token<Readonly<Record<StreamDirection, Streaming>>>('Streamings'),
  studioVideo: token<StudioVideoViewModel>('StudioVideoViewModel'),
  wakeLock: token<Disposable>('WakeLock'),
  audioFocus: token<Disposable>('AudioFocus'),
  dataSaver: token<DataSaver>('DataSaver'),
  // parts of the session screen
  lastMessage: token<LastMessageViewModel>('LastMessageViewModel'),
  memoField: token<MemoFieldViewModel>('MemoFieldViewModel'),
  sessionCustomer: token<SessionCustomerViewModel>('SessionCustomerViewModel'),
  sessionMoney: token<SessionMoneyViewModel>('SessionMoneyViewModel'),
  stageChoice: token<StageChoice>('StageChoice'),
  // parts of the studio
  attentionSettings: token<AttentionSettingsViewModel>('AttentionSettingsViewModel'),
  eventSoundSettings: token<EventSoundsViewModel>('EventSoundsViewModel'),
  chatPanel: token<ChatPanelModel & Disposable>('ChatPanelModel'),
  liveSession: token<LiveSessionViewModel>('LiveSessionViewModel'),
  quickReplyEditor: token<QuickReplyEditorViewModel>('QuickReplyEditorViewModel'),
  sessionSummary: token<SessionSummaryViewModel>('SessionSummaryViewModel'),
  summaryCard: token<SummaryCardViewModel>('SummaryCardViewModel'),
  shortcuts: token<ShortcutsViewModel>('ShortcutsViewModel'),
  toyPanel: token<ToyPanelViewModel>('ToyPanelViewModel'),
} as const;
