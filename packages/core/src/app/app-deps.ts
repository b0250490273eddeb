import type { AccountApi } from '../account/account-api.port.ts';
import type { AlertHistory } from '../alerts/alert-queue.machine.ts';
import type { BlocksApi } from '../blocks/blocks-api.port.ts';
import type { ChatApi, TranslationApi } from '../chat/chat-api.port.ts';
import type { FontSize } from '../chat/chat-state.ts';
import type { ClientsApi } from '../clients/clients-api.port.ts';
import type { ContentApi } from '../content/content-api.port.ts';
import type { EarningsApi, EarningsReportApi } from '../earnings/earnings-api.port.ts';
import type { ForumApi } from '../forum/forum-api.port.ts';
import type { MediaApi } from '../gallery/media-api.port.ts';
import type { FileProbe, Uploader } from '../gallery/upload.port.ts';
import type { InboxApi } from '../inbox/inbox-api.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Emitter } from '../kernel/emitter.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Random } from '../kernel/random.port.ts';
import type { PerformerMemory, DraftStore, Stored } from '../kernel/storage.port.ts';
import type { Seconds } from '../kernel/units.ts';
import type { LocalisationApi } from '../localisation/localisation-api.port.ts';
import type { AuthApi } from '../login/auth-api.port.ts';
import type { MemosApi } from '../memos/memos-api.port.ts';
import type { MissedRequestsApi } from '../missed-requests/missed-requests-api.port.ts';
import type { ModerationApi } from '../moderation/moderation-api.port.ts';
import type { MyDayApi } from '../my-day/my-day-api.port.ts';
import type { PushApi, PushDevice } from '../push/push-api.port.ts';
import type { PushMemory } from '../push/push.controller.ts';
import type { RealtimeSocket } from '../realtime/realtime-socket.port.ts';
import type { ServicesApi, PauseMemory } from '../services/services-api.port.ts';
import type { MissedRequest } from '../session/client-data.ts';
import type { SessionApi, PendingBlocks } from '../session/session-api.port.ts';
import type { SessionSettings } from '../session/session.constants.ts';
import type { ToyApp, ToyPhoneApp } from '../toys/toy-app.port.ts';
import type { ToyRulesApi } from '../toys/toy-rules-api.port.ts';
import type { ToySocket, ToyCloud } from '../toys/toy-socket.port.ts';

/**
 * Configuration of the site, as far as the core uses it. A setting of a capability that `/config.json` has as a key reaches it by its name;
 * else its default counts.
 */
export interface AppSettings extends Partial<SessionSettings> {
  /** The theme of the site; `dusk` has no forum. @spec §1 What the product does and for whom */
  readonly theme: string;
  /** Ids of the performers whom the site flags as special. @spec §6 Roles and permissions — some performers are flagged special */
  readonly specialPerformerIds: readonly string[];
  /** True when the platform translates chat lines. */
  readonly chatTranslation: boolean;
  /** True when the platform answers the figures of a day. */
  readonly myDay: boolean;
  /** True when the platform answers reports of earnings and the weeks before a payout. */
  readonly earningsReport: boolean;
  /** True when the platform lists the conversations of the inbox. */
  readonly conversations: boolean;
  /** True when the platform searches and groups customers, sums them by month, and reports who comes online. */
  readonly clientDetails: boolean;
  /** True when the platform keeps the list of missed requests of an account. */
  readonly missedRequests: boolean;
  /** True when the platform knows the devices of a performer, and keeps the pause of work for all of them. */
  readonly devices: boolean;
  /** True when the platform sends push messages. */
  readonly push: boolean;
}

/** Every port of the main job in one record: the composition hands them in. */
export interface AppDeps {
  readonly auth: AuthApi;
  readonly account: AccountApi;
  readonly localisation: LocalisationApi;
  readonly services: ServicesApi;
  readonly session: SessionApi;
  readonly chat: ChatApi;
  readonly translation: TranslationApi;
  readonly content: ContentApi;
  readonly earnings: EarningsApi;
  readonly earningsReport: EarningsReportApi;
  readonly myDay: MyDayApi;
  readonly push: PushApi;
  readonly pushDevice: PushDevice;
  readonly pushMemory: PushMemory;
  readonly inbox: InboxApi;
  readonly memos: MemosApi;
  readonly blocks: BlocksApi;
  readonly clients: ClientsApi;
  readonly moderation: ModerationApi;
  readonly forum: ForumApi;
  readonly socket: RealtimeSocket;
  /** Adds a listener for answers to any call: the platform can be reached. */
  readonly onCallAnswered: Emitter<unknown>['on'];
  /** Adds a listener for changes that are refused because nobody is logged in. */
  readonly onNotLoggedIn: Emitter<void>['on'];
  readonly toyApp: ToyApp;
  readonly toyPhoneApp: ToyPhoneApp;
  readonly toyCloud: ToyCloud;
  readonly toySocket: ToySocket;
  readonly toyRules: ToyRulesApi;
  readonly media: MediaApi;
  readonly uploader: Uploader;
  readonly fileProbe: FileProbe;
  readonly drafts: DraftStore;
  /** Letter size of the chat on this device; undefined while none was chosen. @spec §4 Chat — font size */
  readonly fontSizeMemory: Stored<FontSize | undefined, FontSize>;
  readonly missedRequests: MissedRequestsApi;
  readonly missedMemory: PerformerMemory<readonly MissedRequest[]>;
  readonly alertMemory: PerformerMemory<AlertHistory>;
  readonly pauseMemory: PauseMemory;
  readonly pendingBlocks: PendingBlocks;
  /** Undefined where the browser stores nothing: then every running session counts as this device's. */
  readonly heldSession: PerformerMemory<string> | undefined;
  readonly page: BrowserPage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly settings: AppSettings;
}

/** The page that shows the product. What it remembers must outlive a reload, else a storm of forced reloads never ends. */
export interface BrowserPage {
  /** Loads the page again. @spec §4 Real-time connection — a forceReload event reloads the page */
  readonly reload: () => void;
  /** Time of the last forced reload of this page, on the wall clock; `undefined` when there was none. */
  readonly lastForcedReload: () => Seconds | undefined;
  readonly rememberForcedReload: (at: Seconds) => void;
}
