import { observer } from 'mobx-react-lite';
import type { AvailabilityStatus } from '@greenroom/core/availability/availability';
import type { Countdown } from '@greenroom/core/formatting/durations';
import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './StudioState.module.css';

const AVAILABILITY_TONE = {
  notApproved: 'wait',
  idle: 'off',
  failed: 'stop',
  starting: 'wait',
  paused: 'wait',
  notReachable: 'wait',
  offline: 'stop',
  ready: 'good',
  readyElsewhere: 'info',
  request: 'info',
  elsewhere: 'info',
  connected: 'good',
} as const satisfies Record<AvailabilityStatus, string>;

/** A missing approval has a notice of its own on every page. */
const isToldByNotice = (status: AvailabilityStatus): boolean => status === 'notApproved';

/** The same word for the top bar, where it is not announced a second time. */
export const AvailabilityWord = observer(function AvailabilityWord({
  model,
}: {
  readonly model: { readonly status: AvailabilityStatus };
}) {
  const { t } = useTranslation();
  if (isToldByNotice(model.status)) return null;
  return <StatusDot tone={AVAILABILITY_TONE[model.status]} label={t(`session.stage.${model.status}`)} />;
});

interface Props {
  readonly status: AvailabilityStatus;
  /** Time the performer has waited for a request; undefined while not waiting. */
  readonly waited: Countdown | undefined;
}

/** The availability in words; the waiting time beside it is not read out. */
export const StudioState = ({ status, waited }: Props) => {
  const { t } = useTranslation();
  if (isToldByNotice(status)) return null;
  return (
    <p className={`stack justify-items-start ${css.state}`}>
      <span data-announce="polite">
        <StatusDot tone={AVAILABILITY_TONE[status]} label={t(`session.stage.${status}`)} />
      </span>
      {waited !== undefined && (
        <span className="quiet small tabular">{t('session.waiting', { time: t(waited.key, waited.params) })}</span>
      )}
    </p>
  );
};
