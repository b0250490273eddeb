import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './SaveState.module.css';

/** Progress of the last change; `saved` only when the platform has it. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed';

const TONE = { saved: 'good', waiting: 'wait', saving: 'wait', failed: 'stop' } as const;

/** Words for the progress of the last change. */
export const SaveState = ({ save }: { readonly save: SaveStatus }) => {
  const { t } = useTranslation();
  return (
    <div className={`small ${css.save}`} data-save={save} data-announce="polite">
      {save === 'failed' ? (
        <Notice tone="stop">{t('services.save.failed')}</Notice>
      ) : (
        <StatusDot tone={TONE[save]} label={t(`services.save.${save}`)} />
      )}
    </div>
  );
};
