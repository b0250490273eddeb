import { useMemo } from 'react';
import { useTranslation } from '../i18n/i18n.ts';

/** The few words that stand in many rows. */
export interface ChatLabels {
  readonly voice: Readonly<Record<'me' | 'client' | 'toy' | 'note', string>>;
  readonly delivery: Readonly<Record<'pending' | 'sent' | 'failed', string>>;
  readonly translated: string;
  readonly tryAgain: string;
  readonly lastTalked: string;
}

/** Translated once for the whole conversation instead of once for each row. */
export const useChatLabels = (): ChatLabels => {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      voice: {
        me: t('chat.voice.me'),
        client: t('common.customer'),
        toy: t('chat.voice.toy'),
        note: t('chat.voice.note'),
      },
      delivery: {
        pending: t('chat.delivery.pending'),
        sent: t('chat.delivery.sent'),
        failed: t('chat.delivery.failed'),
      },
      translated: t('chat.translated'),
      tryAgain: t('common.tryAgain'),
      lastTalked: t('chat.lastTalked'),
    }),
    [t],
  );
};
