import { derived } from '@greenroom/core/kernel/derived';
import { ChatHeadViewModel } from '../chat/chat-head.view-model.ts';
import { ChatLogViewModel } from '../chat/chat-log.view-model.ts';
import type { ChatPanelModel } from '../chat/ChatPanel.tsx';
import { ComposerViewModel } from '../chat/composer.view-model.ts';
import { nextFrame } from '../chat/next-frame.ts';
import { QuickRepliesViewModel } from '../chat/quick-replies.view-model.ts';
import { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import { TipRowsViewModel } from '../chat/tip-rows.view-model.ts';
import { createTicker } from '../mobx/ticker.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/**
 * New messages below the view do not move it where the browser supports scroll anchoring. Elsewhere they wait
 * until the view is at the bottom again.
 */
const ROWS_BELOW = CSS.supports('overflow-anchor', 'auto') ? 100 : 0;

/** Bindings of the conversation with the connected customer. */
export const chatModule = bindings(({ provide, provideDisposable, provideModel, providePart }) => {
  provideDisposable(TOKENS.chatLog, (get) => new ChatLogViewModel(get(TOKENS.chat), nextFrame, ROWS_BELOW));
  provideDisposable(
    TOKENS.composer,
    (get) => new ComposerViewModel(get(TOKENS.chat), get(TOKENS.quickReplyChips), get(TOKENS.translation)),
  );
  provideDisposable(
    TOKENS.quickReplyChips,
    (get) =>
      new QuickRepliesViewModel({
        customer: derived([get(TOKENS.session).watch], ({ client }) => client?.name ?? ''),
        draft: () => get(TOKENS.chat).watch.state().draft,
        type: get(TOKENS.chat).type,
        quickReplies: get(TOKENS.quickReplies),
        edit: get(TOKENS.quickReplyEditor).open,
      }),
  );
  provideModel('quickReplyEditor', (get) => get(TOKENS.quickReplyEditor));
  providePart(
    TOKENS.quickReplyEditor,
    (get) => new QuickReplyEditorViewModel(get(TOKENS.quickReplies), get(TOKENS.account), get(TOKENS.leaveGuard)),
  );
  provideDisposable(
    TOKENS.tipRows,
    (get) =>
      new TipRowsViewModel({
        chat: get(TOKENS.chat),
        session: get(TOKENS.session),
        toys: get(TOKENS.toys),
        ticker: createTicker(get(TOKENS.clock), document),
        drafts: get(TOKENS.drafts),
      }),
  );
  provideDisposable(
    TOKENS.chatHead,
    (get) =>
      new ChatHeadViewModel({
        chat: get(TOKENS.chat),
        session: get(TOKENS.session),
        clients: get(TOKENS.clients),
        translation: get(TOKENS.translation),
        localisation: get(TOKENS.localisation),
        flag: get(TOKENS.moderation).begin,
      }),
  );
  provide(TOKENS.chatPanel, (get): ChatPanelModel => ({
    head: get(TOKENS.chatHead),
    log: get(TOKENS.chatLog),
    composer: get(TOKENS.composer),
    quickReplies: get(TOKENS.quickReplyChips),
    tips: get(TOKENS.tipRows),
  }));
});
