import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { ContainerModule } from 'inversify';
import { ChatHeadViewModel } from '../chat/chat-head.view-model.ts';
import { ChatLogViewModel } from '../chat/chat-log.view-model.ts';
import type { ChatPanelModel } from '../chat/ChatPanel.tsx';
import { ComposerViewModel } from '../chat/composer.view-model.ts';
import { nextFrame } from '../chat/next-frame.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS } from './tokens.ts';

/**
 * New messages below her do not move what she reads, where the browser holds on to what is in view. Where it does not, they wait
 * until she comes down.
 */
const ROWS_BELOW = CSS.supports('overflow-anchor', 'auto') ? 100 : 0;

/** The conversation with the customer in the room. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind<ChatLogViewModel>(TOKENS.chatLog)
    .toResolvedValue((chat: ChatController) => new ChatLogViewModel(chat, nextFrame, ROWS_BELOW), [TOKENS.chat])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<ComposerViewModel>(TOKENS.composer)
    .toResolvedValue((chat: ChatController) => new ComposerViewModel(chat), [TOKENS.chat])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<QuickRepliesViewModel>(TOKENS.quickReplies)
    .toResolvedValue(
      (chat: ChatController, session: SessionController) => new QuickRepliesViewModel(chat, session),
      [TOKENS.chat, TOKENS.session],
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
      ) => new ChatHeadViewModel({ chat, session, clients, flag: moderation.begin }),
      [TOKENS.chat, TOKENS.session, TOKENS.clients, TOKENS.moderation],
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
      ): ChatPanelModel => ({ head, log, composer, quickReplies }),
      [TOKENS.chatHead, TOKENS.chatLog, TOKENS.composer, TOKENS.quickReplies],
    )
    .inSingletonScope();
});
