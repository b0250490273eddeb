import type { AccountController } from '@greenroom/core/account/account.controller';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { QuickRepliesController } from '@greenroom/core/chat/quick-replies/quick-replies.controller';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { TranslationController } from '@greenroom/core/chat/translation/translation.controller';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { ContainerModule } from 'inversify';
import { ChatHeadViewModel } from '../chat/chat-head.view-model.ts';
import { ChatLogViewModel } from '../chat/chat-log.view-model.ts';
import type { ChatPanelModel } from '../chat/ChatPanel.tsx';
import { ComposerViewModel } from '../chat/composer.view-model.ts';
import { nextFrame } from '../chat/next-frame.ts';
import { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { TipRowsViewModel } from '../chat/tip-rows.view-model.ts';
import { createTicker } from '../session/ticker.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/**
 * New messages below the view do not move it where the browser supports scroll anchoring. Elsewhere they wait
 * until the view is at the bottom again.
 */
const ROWS_BELOW = CSS.supports('overflow-anchor', 'auto') ? 100 : 0;

/** Bindings of the conversation with the connected customer. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind<ChatLogViewModel>(TOKENS.chatLog)
    .toResolvedValue((chat: ChatController) => new ChatLogViewModel(chat, nextFrame, ROWS_BELOW), [TOKENS.chat])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<ComposerViewModel>(TOKENS.composer)
    .toResolvedValue(
      (chat: ChatController, replies: QuickRepliesViewModel, translation: TranslationController) =>
        new ComposerViewModel(chat, replies, translation),
      [TOKENS.chat, TOKENS.quickReplyChips, TOKENS.translation],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<QuickRepliesViewModel>(TOKENS.quickReplyChips)
    .toResolvedValue(
      (
        chat: ChatController,
        session: SessionController,
        quickReplies: QuickRepliesController,
        editor: QuickReplyEditorViewModel,
      ) => new QuickRepliesViewModel({ chat, session, quickReplies, edit: editor.open }),
      [TOKENS.chat, TOKENS.session, TOKENS.quickReplies, VIEW_MODELS.quickReplyEditor],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<QuickReplyEditorViewModel>(VIEW_MODELS.quickReplyEditor)
    .toResolvedValue(
      (quickReplies: QuickRepliesController, account: AccountController) =>
        new QuickReplyEditorViewModel(quickReplies, account),
      [TOKENS.quickReplies, TOKENS.account],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<TipRowsViewModel>(TOKENS.tipRows)
    .toResolvedValue(
      (chat: ChatController, session: SessionController, toys: ToysController, clock: Clock) =>
        new TipRowsViewModel({ chat, session, toys, ticker: createTicker(clock) }),
      [TOKENS.chat, TOKENS.session, TOKENS.toys, TOKENS.clock],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<ChatHeadViewModel>(TOKENS.chatHead)
    .toResolvedValue(
      (
        chat: ChatController,
        session: SessionController,
        clients: ClientsController,
        moderation: ModerationController,
        translation: TranslationController,
        localisation: LocalisationController,
      ) => new ChatHeadViewModel({ chat, session, clients, translation, localisation, flag: moderation.begin }),
      [TOKENS.chat, TOKENS.session, TOKENS.clients, TOKENS.moderation, TOKENS.translation, TOKENS.localisation],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<ChatPanelModel>(TOKENS.chatPanel)
    .toResolvedValue(
      (
        head: ChatHeadViewModel,
        log: ChatLogViewModel,
        composer: ComposerViewModel,
        quickReplies: QuickRepliesViewModel,
        tips: TipRowsViewModel,
      ): ChatPanelModel => ({ head, log, composer, quickReplies, tips }),
      [TOKENS.chatHead, TOKENS.chatLog, TOKENS.composer, TOKENS.quickReplyChips, TOKENS.tipRows],
    )
    .inSingletonScope();
});
