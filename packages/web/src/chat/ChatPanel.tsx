import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode, type RefObject } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Contained } from '../ui/Contained.tsx';
import type { ChatHeadModel } from './chat-head.view-model.ts';
import type { ChatLogModel } from './chat-log.view-model.ts';
import { ChatHead, ChatMenu } from './ChatHead.tsx';
import { ChatLog } from './ChatLog.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerModel } from './composer.view-model.ts';
import type { QuickRepliesModel } from './quick-replies.view-model.ts';
import { QuickReplies } from './QuickReplies.tsx';
import { TipRowsContext } from './tip-rows-context.ts';
import type { TipRowsModel } from './tip-rows.view-model.ts';
import css from './ChatPanel.module.css';

export interface ChatPanelModel {
  readonly head: ChatHeadModel;
  readonly log: ChatLogModel;
  readonly composer: ComposerModel;
  readonly tips: TipRowsModel;
  readonly quickReplies: QuickRepliesModel;
}

interface Props {
  readonly model: ChatPanelModel;
  /** The message line, for the key that goes there. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Without a head the menu is beside the quick replies, and another component names the customer. */
  readonly hasHead: boolean;
  /** Beside the customer's name in the head. */
  readonly about?: ReactNode;
}

/** Conversation with the connected customer. It fills its box: head 44, log, quick replies 44, message line 56. */
export const ChatPanel = observer(function ChatPanel({ model, fieldRef, hasHead, about }: Props) {
  const { t } = useTranslation();
  const log = useRef<HTMLDivElement>(null);
  // A letter typed next must not be taken for a shortcut. On a touch screen the focus would open a keyboard over the picture.
  const backToLine = () => {
    if (hasKeyboard()) fieldRef.current?.focus({ preventScroll: true });
  };
  const showEnd = () => {
    log.current?.scrollTo({ top: 0 });
    backToLine();
  };
  return (
    <section className={`flex flex-col min-w-0 min-h-0 ${css.panel}`} aria-label={t('chat.title')}>
      {hasHead && (
        <ChatHead model={model.head} onClosed={backToLine}>
          {about}
        </ChatHead>
      )}
      <TipRowsContext value={model.tips}>
        <Contained>
          <ChatLog model={model.log} scrollerRef={log} />
        </Contained>
      </TipRowsContext>
      <div className={`row min-w-0 ${css.chips}`} data-part="replies">
        <Contained>
          <QuickReplies model={model.quickReplies} onUsed={backToLine} />
        </Contained>
        {!hasHead && <ChatMenu model={model.head} onClosed={backToLine} hasTranslation />}
      </div>
      <Composer model={model.composer} fieldRef={fieldRef} onSent={showEnd} />
    </section>
  );
});
