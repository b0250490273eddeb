import { IconRefresh } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './ConnectionBadge.module.css';

export type ConnectionWord = 'connected' | 'connecting' | 'lost' | 'gaveUp';

export interface ConnectionBadgeModel {
  readonly word: ConnectionWord;
  /** The machine stopped trying by itself. */
  readonly mayRetry: boolean;
  readonly retry: () => void;
}

const TONE = { connected: 'good', connecting: 'wait', lost: 'wait', gaveUp: 'stop' } as const;

/** State of the connection as dot and word. */
export const ConnectionBadge = observer(function ConnectionBadge({ model }: { readonly model: ConnectionBadgeModel }) {
  const { t } = useTranslation();
  return (
    <span className={css.badge}>
      <span data-announce="polite">
        <StatusDot tone={TONE[model.word]} label={t(`realtime.${model.word}`)} />
      </span>
      {model.mayRetry && (
        <Button icon={<IconRefresh size={20} aria-hidden="true" />} onClick={model.retry}>
          <span className={css.word}>{t('realtime.tryAgain')}</span>
        </Button>
      )}
    </span>
  );
});
