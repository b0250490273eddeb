import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import css from './GapNotice.module.css';

/** State of the messages that may be missing after the connection was lost. */
export type GapStatus = 'none' | 'fetching' | 'filled' | 'failed';

interface Props {
  readonly gap: GapStatus;
  readonly fetchAgain: () => void;
}

/** The mark that a reconnect leaves in the conversation: never a silent loss. */
export const GapNotice = ({ gap, fetchAgain }: Props) => {
  const { t } = useTranslation();
  return (
    <div data-announce="polite">
      {gap !== 'none' && (
        <p className={`row justify-center wrap gap-3 quiet small ${css.gap}`} data-gap={gap}>
          <span>{t(`chat.gap.${gap}`)}</span>
          {gap === 'failed' && <Button onClick={fetchAgain}>{t('chat.gap.fetchAgain')}</Button>}
        </p>
      )}
    </div>
  );
};
