import { createAccountController, type AccountController } from '../account/account.controller.ts';
import { createAlertsController } from '../alerts/alerts.controller.ts';
import { createAvailability } from '../availability/availability.ts';
import { createConnectionAlarm } from '../availability/connection-alarm.controller.ts';
import { createBlocksController } from '../blocks/blocks.controller.ts';
import { createChatController } from '../chat/chat.controller.ts';
import { createQuickRepliesController, QUICK_REPLIES } from '../chat/quick-replies/quick-reply-book.ts';
import { createTranslationController } from '../chat/translation/translation.controller.ts';
import { createClientsController } from '../clients/clients.controller.ts';
import { createNewsController } from '../content/news.controller.ts';
import { createTextsController } from '../content/texts.controller.ts';
import { createEarningsReportController } from '../earnings/earnings-report.controller.ts';
import { createEarningsController } from '../earnings/earnings.controller.ts';
import { createForumController } from '../forum/forum.controller.ts';
import { createMediaController } from '../gallery/media.controller.ts';
import { createInboxController } from '../inbox/inbox.controller.ts';
import { derived } from '../kernel/derived.ts';
import { performerId } from '../kernel/ids.ts';
import type { Watchable } from '../kernel/machine.ts';
import { err } from '../kernel/result.ts';
import { createMemosController } from '../memos/memos.controller.ts';
import { createPayRatesController } from '../meter/pay-rates.controller.ts';
import { createSessionMeterController } from '../meter/session-meter.controller.ts';
import { createMissedRequestsController } from '../missed-requests/missed-requests.controller.ts';
import { createModerationController } from '../moderation/moderation.controller.ts';
import { createMyDayController } from '../my-day/my-day.controller.ts';
import { createModalsController } from '../navigation/modals.machine.ts';
import { createNotificationAnswers } from '../notification-answer/notification-answer.controller.ts';
import { createPushController } from '../push/push.controller.ts';
import { createRealtimeController, isCutOff } from '../realtime/realtime.controller.ts';
import { createServicesController } from '../services/services.controller.ts';
import { SESSION_SETTINGS } from '../session/session.constants.ts';
import { createSessionController } from '../session/session.controller.ts';
import { createToysController } from '../toys/toys.controller.ts';
import { createWorkBreak } from '../work-break/work-break.controller.ts';
import { createAccountSteps } from './account-steps.ts';
import type { AppDeps } from './app-deps.ts';
import { logOfLogin, type PreLoginControllers } from './pre-login.ts';

/** Reads and saves one part of the account's settings, for the capability that owns it. @spec §3 Performer account — settings */
const settingsPart = (
  account: AccountController,
  name: string,
): { readonly watch: Watchable<unknown>; readonly save: (value: unknown) => void } => ({
  watch: derived([account.watch], ({ parts }) => parts[name]),
  save: (value) => account.choosePart(name, value),
});

/** Controllers of all capabilities that are joined by the wiring. */
export type AppParts = ReturnType<typeof createAppParts>;

const ANONYMOUS = performerId('');

/** Creates the capabilities on their ports. They do not know each other: what joins them is in this folder. */
export const createAppParts = (deps: AppDeps, { login, localisation }: PreLoginControllers) => {
  const { clock, random, settings } = deps;
  const log = logOfLogin(deps.log, login);
  const identity = () => login.watch.state().account?.id ?? ANONYMOUS;
  const common = { clock, random, log, performerId: identity };
  const realtime = createRealtimeController({ ...common, socket: deps.socket });

  const alerts = createAlertsController({ ...common, memory: deps.alertMemory });
  const toys = createToysController({
    ...common,
    app: deps.toyApp,
    phoneApp: deps.toyPhoneApp,
    cloud: deps.toyCloud,
    socket: deps.toySocket,
    rulesApi: deps.toyRules,
  });
  const session = createSessionController({
    ...common,
    api: deps.session,
    settings: { ...SESSION_SETTINGS, ...settings },
    pendingBlocks: deps.pendingBlocks,
    heldSession: deps.settings.devices ? deps.heldSession : undefined,
    announce: realtime.announce,
    isReachable: () => !isCutOff(realtime.watch.state()),
  });
  const services = createServicesController({
    ...common,
    api: deps.services,
    pauseMemory: deps.pauseMemory,
    isPauseShared: settings.devices,
    announce: realtime.announce,
  });
  const earnings = createEarningsController({ ...common, api: deps.earnings });
  const rates = createPayRatesController({ ...common, api: deps.earnings });
  const clients = createClientsController({
    ...common,
    api: deps.clients,
    offersDetails: settings.clientDetails,
  });
  const account = createAccountController({
    api: deps.account,
    specialPerformerIds: settings.specialPerformerIds,
    log,
  });
  const chat = createChatController({
    ...common,
    api: deps.chat,
    drafts: deps.drafts,
    fontSizes: deps.fontSizeMemory,
    // A queued typing event would arrive long after the typing.
    announce: (event) => (realtime.watch.state().authenticated ? realtime.send(event) : err('realtime.notConnected')),
  });
  const inbox = createInboxController({
    ...common,
    api: deps.inbox,
    drafts: deps.drafts,
    offersConversations: settings.conversations,
  });
  const translationDeps = {
    api: deps.translation,
    settings: settingsPart(account, 'chatLanguages'),
    language: () => localisation.watch.state().language,
    clock,
    log,
    isOffered: settings.chatTranslation,
  };
  const translation = createTranslationController({ ...translationDeps, conversation: chat });
  const myDay = createMyDayController({
    ...common,
    api: deps.myDay,
    isOffered: settings.myDay,
    settings: {
      goal: settingsPart(account, 'dayGoal'),
      stepsDismissed: settingsPart(account, 'firstStepsDismissed'),
    },
  });
  const inboxTranslation = createTranslationController({
    ...translationDeps,
    conversation: { ...inbox, watch: inbox.open },
    translatesAll: true,
  });
  return {
    login,
    account,
    quickReplies: createQuickRepliesController(settingsPart(account, QUICK_REPLIES)),
    localisation,
    services,
    realtime,
    session,
    availability: createAvailability({
      session: session.watch,
      services: services.watch,
      account: account.watch,
      realtime: realtime.watch,
      clock,
    }),
    connectionAlarm: createConnectionAlarm({ realtime: realtime.watch, session: session.watch, clock }),
    workBreak: createWorkBreak({ services, session: session.watch, alerts, memory: deps.pauseMemory, clock }),
    rates,
    meter: createSessionMeterController({
      ...common,
      api: deps.earnings,
      session,
      realtime,
      tips: toys.tips,
      rates,
      earnings,
    }),
    chat,
    translation,
    alerts,
    modals: createModalsController(),
    missed: createMissedRequestsController({
      ...common,
      api: deps.missedRequests,
      isOffered: settings.missedRequests,
      memory: deps.missedMemory,
    }),
    news: createNewsController({ api: deps.content, log }),
    texts: createTextsController({ api: deps.content, log }),
    toys,
    memos: createMemosController({ ...common, api: deps.memos, drafts: deps.drafts }),
    blocks: createBlocksController({ ...common, api: deps.blocks }),
    clients,
    moderation: createModerationController({ ...common, api: deps.moderation, drafts: deps.drafts }),
    media: createMediaController({
      ...common,
      api: deps.media,
      uploader: deps.uploader,
      probe: deps.fileProbe,
      drafts: deps.drafts,
    }),
    earnings,
    earningsReport: createEarningsReportController({
      ...common,
      api: deps.earningsReport,
      isOffered: settings.earningsReport,
    }),
    myDay,
    /** Facts of the first steps that the platform knows; undefined before the account is known. */
    accountSteps: createAccountSteps({ login, account, myDay }),
    push: createPushController({
      api: deps.push,
      device: deps.pushDevice,
      memory: deps.pushMemory,
      isOffered: settings.push,
      performerId: identity,
      language: () => localisation.watch.state().language,
      log: deps.log,
    }),
    notificationAnswers: createNotificationAnswers({
      session,
      services,
      alerts,
      mayWork: derived(
        [login.watch, account.watch],
        ({ status }, { approval }) => status === 'authenticated' && approval === 'approved',
      ),
      clock,
    }),
    forum: createForumController({ ...common, api: deps.forum, drafts: deps.drafts }),
    inbox,
    /** Translation in the open conversation of the inbox. */
    inboxTranslation,
  };
};
