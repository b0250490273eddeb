import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './ConnectionBadge.module.css';

export type ConnectionWord = 'connected' | 'connecting' | 'lost' | 'offline';

export interface ConnectionBadgeModel {
  readonly word: ConnectionWord;
}

const TONE = { connected: 'good', connecting: 'wait', lost: 'wait', offline: 'stop' } as const;

/** State of the connection as dot and word. */
export const ConnectionBadge = observer(function ConnectionBadge({ model }: { readonly model: ConnectionBadgeModel }) {
  const { t } = useTranslation();
  return (
    <span className={css.badge} data-announce="polite">
      <StatusDot tone={TONE[model.word]} label={t(`realtime.${model.word}`)} />
    </span>
  );
});
