import { IconCheck, IconClock, IconExclamationCircle } from '@tabler/icons-react';
import type { Delivery } from '@greenroom/core/chat/chat-message';
import type { MessageId } from '@greenroom/core/kernel/ids';
import { memo } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import type { ChatRow } from './chat-row.ts';
import css from './ChatRowView.module.css';

const DELIVERY_ICON = { pending: IconClock, sent: IconCheck, failed: IconExclamationCircle } as const;

const DeliveryState = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useTranslation();
  const Icon = DELIVERY_ICON[delivery];
  return (
    <span className={css.delivery} data-delivery={delivery}>
      <Icon size={14} aria-hidden="true" />
      {t(`chat.delivery.${delivery}`)}
    </span>
  );
};

interface Props {
  readonly row: ChatRow;
  readonly retry: (id: MessageId) => void;
}

/** One line of the conversation. Drawn once for each message, however many follow. */
export const ChatRowView = memo(function ChatRowView({ row, retry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.row} data-voice={row.voice}>
      <div className={css.bubble}>
        <p className={css.text} dir="auto">
          {row.text}
        </p>
        {row.translation !== undefined && (
          <p className={css.translation} dir="auto">
            <span className={css.translated}>{t('chat.translated')}</span>
            {row.translation}
          </p>
        )}
      </div>
      <p className={css.meta}>
        <span className={css.voice}>{t(`chat.voice.${row.voice}`)}</span>
        <time>{row.time}</time>
        {row.delivery !== undefined && <DeliveryState delivery={row.delivery} />}
        {row.delivery === 'failed' && (
          <button type="button" className={css.retry} onClick={() => retry(row.id)}>
            {t('chat.tryAgain')}
          </button>
        )}
      </p>
    </div>
  );
});
