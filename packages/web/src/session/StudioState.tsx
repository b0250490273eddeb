import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { StudioStage } from './studio-stage.ts';
import css from './StudioState.module.css';

const TONE = {
  notApproved: 'wait',
  idle: 'off',
  failed: 'stop',
  starting: 'wait',
  ready: 'good',
  request: 'info',
  connected: 'good',
} as const satisfies Record<StudioStage, string>;

interface Props {
  readonly stage: StudioStage;
  readonly waited: string;
}

/** Where she stands, in words; the time she waits beside it is not read out each second. */
export const StudioState = ({ stage, waited }: Props) => {
  const { t } = useTranslation();
  return (
    <p className={css.state}>
      <span role="status">
        <StatusDot tone={TONE[stage]} label={t(`session.stage.${stage}`)} />
      </span>
      {stage === 'ready' && <span className={css.waited}>{t('session.waiting', { time: waited })}</span>}
    </p>
  );
};
