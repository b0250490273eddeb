import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { MAX_MESSAGE_LENGTH } from '@greenroom/core/chat/chat-message';
import { derived } from '@greenroom/core/kernel/derived';
import type { HomeViewModels } from '../app/view-models.ts';
import { ChatHeadViewModel } from '../chat/chat-head.view-model.ts';
import { ChatLogViewModel } from '../chat/chat-log.view-model.ts';
import { createComposer } from '../chat/composer.view-model.ts';
import { nextFrame } from '../chat/next-frame.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import type { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import { TipRowsViewModel } from '../chat/tip-rows.view-model.ts';
import { createTicker } from '../mobx/ticker.ts';
import { watchInterruptedWork } from '../session/interrupted-work.ts';
import { rememberKeptCustomer } from '../session/kept-customer.ts';
import { LiveSessionViewModel } from '../session/live-session.view-model.ts';
import { RequestModalViewModel } from '../session/request-modal.view-model.ts';
import { LastMessageViewModel } from '../session/screen/last-message.view-model.ts';
import { MemoFieldViewModel } from '../session/screen/memo-field.view-model.ts';
import { PageDrawerViewModel } from '../session/screen/page-drawer.view-model.ts';
import { SecondRequestViewModel } from '../session/screen/second-request.view-model.ts';
import { SessionCustomerViewModel } from '../session/screen/session-customer.view-model.ts';
import { SessionMoneyViewModel } from '../session/screen/session-money.view-model.ts';
import { SessionScreenViewModel } from '../session/screen/session-screen.view-model.ts';
import { StageChoice } from '../session/screen/stage-choice.ts';
import { SessionSummaryViewModel } from '../session/session-summary.view-model.ts';
import type { ShortcutsViewModel } from '../session/shortcuts.view-model.ts';
import { StudioViewModel } from '../session/studio.view-model.ts';
import { SummaryCardViewModel } from '../session/summary-card.view-model.ts';
import { ToyPanelViewModel } from '../toys/toy-panel.view-model.ts';
import type { Ports } from './container/ports.ts';
import type { createVideoModels, Video } from './create-video.ts';
import type { Lifetime } from './lifetime.ts';

/**
 * New messages below the view do not move it where the browser supports scroll anchoring. Elsewhere they wait
 * until the view is at the bottom again.
 */
const ROWS_BELOW = CSS.supports('overflow-anchor', 'auto') ? 100 : 0;

const createChatPanel = (app: PerformerApp, ports: Ports, editor: QuickReplyEditorViewModel, { keep }: Lifetime) => {
  const { chat, clients, localisation, moderation, quickReplies: replies, session, toys, translation } = app;
  const quickReplies = new QuickRepliesViewModel({
    customer: derived([session.watch], ({ client }) => client?.name ?? ''),
    draft: () => chat.watch.state().draft,
    type: chat.type,
    quickReplies: replies,
    edit: editor.open,
  });
  return {
    head: new ChatHeadViewModel({ chat, session, clients, translation, localisation, flag: moderation.begin }),
    log: keep(new ChatLogViewModel(chat, nextFrame, ROWS_BELOW)),
    composer: createComposer({
      draft: derived([chat.watch], ({ draft }) => draft),
      write: chat.type,
      maxLength: MAX_MESSAGE_LENGTH,
      counterFrom: 200,
      replies: quickReplies,
      translation,
    }),
    quickReplies,
    tips: new TipRowsViewModel({
      chat,
      session,
      toys,
      ticker: createTicker(ports.clock, document),
      drafts: ports.drafts,
    }),
  };
};

export interface SessionModelsDeps {
  readonly app: PerformerApp;
  readonly ports: Ports;
  readonly video: Video;
  readonly videoModels: ReturnType<typeof createVideoModels>;
  readonly shortcuts: ShortcutsViewModel;
  readonly quickReplyEditor: QuickReplyEditorViewModel;
  readonly home: Pick<HomeViewModels, 'connectionBadge' | 'pauseButton' | 'services'>;
}

/** Creates the models of the studio, the windows of a session and its screen. */
export const createSessionModels = (deps: SessionModelsDeps, lifetime: Lifetime) => {
  const { app, ports, video, videoModels, shortcuts, quickReplyEditor, home } = deps;
  const { account, availability, blocks, chat, clients, memos, meter, rates, services, session, workBreak } = app;
  const { clock, deviceStorage, tabStorage } = ports;
  const { keep } = lifetime;
  const ticker = createTicker(clock, document);
  const { studioVideo, check } = videoModels;
  const toys = new ToyPanelViewModel(app.toys, ticker);
  const summary = keep(
    new SummaryCardViewModel({
      alerts: app.alerts,
      session,
      modals: app.modals,
      clients,
      memos,
      services,
      workBreak,
      availability,
      video,
      figures: new SessionSummaryViewModel({ session, meter }),
    }),
  );
  return {
    requestModal: keep(new RequestModalViewModel({ session, clock, ticker, rates, blocks })),
    secondRequest: keep(
      new SecondRequestViewModel(
        { session, record: clients.second.watch, rates: rates.watch, clock },
        rememberKeptCustomer(session, tabStorage),
      ),
    ),
    pageDrawer: keep(new PageDrawerViewModel(session)),
    studio: new StudioViewModel({
      session,
      services,
      account,
      availability,
      workBreak,
      chooseServices: home.services.open,
      pause: home.pauseButton.press,
      performerVideo: video,
      ticker,
      interrupted: keep(watchInterruptedWork(session.watch, app.login.watch, tabStorage)).watch,
      parts: { shortcuts, video: studioVideo, check, toys, summary },
    }),
    sessionScreen: new SessionScreenViewModel({
      session,
      services,
      chat,
      parts: {
        live: new LiveSessionViewModel(session),
        connection: home.connectionBadge,
        money: new SessionMoneyViewModel(meter),
        choice: new StageChoice(deviceStorage),
        video: studioVideo,
        check,
        toys,
        customer: keep(new SessionCustomerViewModel({ session, clients, memos, missed: app.missed.watch })),
        memo: keep(
          new MemoFieldViewModel(
            memos,
            derived([session.watch], ({ client }) => client?.id),
          ),
        ),
        chat: createChatPanel(app, ports, quickReplyEditor, lifetime),
        last: new LastMessageViewModel(chat),
        shortcuts,
      },
    }),
  };
};
