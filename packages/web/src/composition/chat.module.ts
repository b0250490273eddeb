import { derived } from '@greenroom/core/kernel/derived';
import { ChatHeadViewModel } from '../chat/chat-head.view-model.ts';
import { ChatLogViewModel } from '../chat/chat-log.view-model.ts';
import { ComposerViewModel } from '../chat/composer.view-model.ts';
import { nextFrame } from '../chat/next-frame.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import { TipRowsViewModel } from '../chat/tip-rows.view-model.ts';
import { createTicker } from '../mobx/ticker.ts';
import { bindings } from './container/bindings.ts';
import { joinModels } from './container/disposable.ts';
import { TOKENS } from './container/tokens.ts';

/**
 * New messages below the view do not move it where the browser supports scroll anchoring. Elsewhere they wait
 * until the view is at the bottom again.
 */
const ROWS_BELOW = CSS.supports('overflow-anchor', 'auto') ? 100 : 0;

/** Bindings of the conversation with the connected customer. */
export const chatModule = bindings(({ provideDisposable, provideModel, providePart }) => {
  provideModel('quickReplyEditor', (get) => get(TOKENS.quickReplyEditor));
  providePart(
    TOKENS.quickReplyEditor,
    (get) =>
      new QuickReplyEditorViewModel(get(TOKENS.app).quickReplies, get(TOKENS.app).account, get(TOKENS.leaveGuard)),
  );
  provideDisposable(TOKENS.chatPanel, (get) => {
    const { chat, clients, moderation, quickReplies: replies, session, toys, translation } = get(TOKENS.app);
    const quickReplies = new QuickRepliesViewModel({
      customer: derived([session.watch], ({ client }) => client?.name ?? ''),
      draft: () => chat.watch.state().draft,
      type: chat.type,
      quickReplies: replies,
      edit: get(TOKENS.quickReplyEditor).open,
    });
    return joinModels({
      head: new ChatHeadViewModel({
        chat,
        session,
        clients,
        translation,
        localisation: get(TOKENS.localisation),
        flag: moderation.begin,
      }),
      log: new ChatLogViewModel(chat, nextFrame, ROWS_BELOW),
      composer: new ComposerViewModel(chat, quickReplies, translation),
      quickReplies,
      tips: new TipRowsViewModel({
        chat,
        session,
        toys,
        ticker: createTicker(get(TOKENS.clock), document),
        drafts: get(TOKENS.drafts),
      }),
    });
  });
});
