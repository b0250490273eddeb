import { IconChevronUp } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot, type StatusDotProps } from '../ui/StatusDot.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './StudioStrip.module.css';

export interface StudioStripModel {
  readonly stateKey: 'shell.strip.off' | 'shell.strip.starting' | 'shell.strip.ready' | 'shell.strip.request' | 'shell.strip.inSession';
  readonly tone: StatusDotProps['tone'];
  /** Time with the customer, mm:ss. */
  readonly time: string | undefined;
}

/** The studio on the phone, folded to one line: what it is doing; a press opens it. */
export const StudioStrip = observer(function StudioStrip(props: {
  readonly model: StudioStripModel;
  readonly open: () => void;
}) {
  const { t } = useTranslation();
  const { stateKey, tone, time } = props.model;
  return (
    <button type="button" className={css.strip} onClick={props.open}>
      <VisuallyHidden>{t('shell.openStudio')}: </VisuallyHidden>
      <StatusDot tone={tone} label={t(stateKey)} />
      {time !== undefined && <span className={css.time}>{time}</span>}
      <span className={css.arrow}>
        <IconChevronUp size={20} aria-hidden="true" />
      </span>
    </button>
  );
});
