import { IconArrowDown } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useChatLabels, type ChatLabels } from './chat-labels.ts';
import type { ChatLogModel } from './chat-log.view-model.ts';
import { ChatChunkView } from './ChatChunkView.tsx';
import { GapNotice } from './GapNotice.tsx';
import { isAtBottom, isNearTop } from './scroll-position.ts';
import css from './ChatLog.module.css';

interface Props {
  readonly model: ChatLogModel;
}

interface PacksProps extends Props {
  readonly labels: ChatLabels;
}

/** All that is drawn again for a message: words are looked up outside of it. */
const Packs = observer(function Packs({ model, labels }: PacksProps) {
  return model.chunks.map((chunk) => (
    <ChatChunkView key={chunk.start} chunk={chunk} labels={labels} retry={model.retry} />
  ));
});

const Typing = observer(function Typing({ model }: Props) {
  const { t } = useTranslation();
  return (
    <p className={`row gap-2 quiet small ${css.typing}`} data-announce="polite">
      {model.clientIsTyping && (
        <>
          <span className={css.dots} aria-hidden="true">
            •••
          </span>
          {t('chat.clientIsTyping')}
        </>
      )}
    </p>
  );
});

interface LogProps extends Props {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
}

/**
 * The conversation. It is laid out from the bottom up, so that the last message stays in view without a script, and what is
 * opened above moves nothing.
 */
export const ChatLog = observer(function ChatLog({ model, scrollerRef }: LogProps) {
  const { t } = useTranslation();
  const labels = useChatLabels();
  // The next conversation begins at its end.
  useEffect(() => () => model.reachBottom(), [model]);
  const followScroll = ({ currentTarget }: { readonly currentTarget: HTMLDivElement }) => {
    if (isAtBottom(currentTarget)) return model.reachBottom();
    model.leaveBottom();
    if (model.hasEarlier && !model.earlierFailed && isNearTop(currentTarget)) model.showEarlier();
  };
  return (
    <div className={`stack min-h-0 relative ${css.frame}`} data-size={model.fontSize}>
      <div
        ref={scrollerRef}
        className={css.scroller}
        tabIndex={0}
        role="group"
        aria-label={t('chat.conversation')}
        onScroll={followScroll}
      >
        <div className={css.content}>
          {model.hasEarlier && (
            <div className={`flex justify-center ${css.earlier}`}>
              <Button look="quiet" onClick={model.showEarlier}>
                {t(model.earlierFailed ? 'chat.earlierFailed' : 'chat.showEarlier')}
              </Button>
            </div>
          )}
          {/* Above the bottom, opened rows must not be announced as if they were new. */}
          <div role="log" aria-live={model.following ? 'polite' : 'off'} aria-label={t('chat.conversation')}>
            <Packs model={model} labels={labels} />
            <Typing model={model} />
          </div>
          <GapNotice gap={model.gap} fetchAgain={model.fetchAgain} />
        </div>
      </div>
      {model.unseen > 0 && (
        <div className={css.jump}>
          <Button
            look="primary"
            icon={<IconArrowDown size={20} aria-hidden="true" />}
            onClick={() => scrollerRef.current?.scrollTo({ top: 0 })}
          >
            {t('chat.newMessages', { count: model.unseen })}
          </Button>
        </div>
      )}
    </div>
  );
});
