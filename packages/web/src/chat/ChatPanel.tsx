import { IconTextSize } from '@tabler/icons-react';
import type { FontSize } from '@greenroom/core/chat/font-size';
import { observer } from 'mobx-react-lite';
import { useRef, type Ref } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { FlagButton } from '../moderation/FlagButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ChatLog, type ChatLogModel } from './ChatLog.tsx';
import { Composer, type ComposerModel } from './Composer.tsx';
import { QuickReplies, type QuickRepliesModel } from './QuickReplies.tsx';
import css from './ChatPanel.module.css';

export interface ChatPanelModel {
  readonly log: ChatLogModel;
  readonly composer: ComposerModel;
  readonly quickReplies: QuickRepliesModel;
  readonly fontSize: FontSize;
  readonly cycleFontSize: () => void;
  /** Opens a report to a moderator about the customer in the room. */
  readonly flag: () => void;
}

interface Props {
  readonly model: ChatPanelModel;
  /** The line she types in, for the key that goes there. */
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** The conversation with the customer in the room. */
export const ChatPanel = observer(function ChatPanel({ model, fieldRef }: Props) {
  const { t } = useTranslation();
  const log = useRef<HTMLDivElement>(null);
  return (
    <section className={css.panel} aria-label={t('chat.title')}>
      <ChatLog model={model.log} scrollerRef={log} />
      <div className={css.tools}>
        <QuickReplies model={model.quickReplies} />
        <Button
          look="quiet"
          icon={<IconTextSize size={20} aria-hidden="true" />}
          aria-label={t('chat.fontSize.change', { size: t(`chat.fontSize.${model.fontSize}`) })}
          onClick={model.cycleFontSize}
        >
          {t(`chat.fontSize.${model.fontSize}`)}
        </Button>
        <FlagButton look="quiet" press={model.flag} />
      </div>
      <Composer model={model.composer} fieldRef={fieldRef} onSent={() => log.current?.scrollTo({ top: 0 })} />
    </section>
  );
});
