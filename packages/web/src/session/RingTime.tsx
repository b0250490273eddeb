import { useTranslation } from '../i18n/i18n.ts';
import css from './RingTime.module.css';

/** Times of a request that rings, ready to be shown. */
export interface ShownRingTime {
  /** Time since the request. */
  readonly rings: string;
  /** Rest of the 59 s while they run; `part` goes from 1 to 0. */
  readonly left: { readonly time: string; readonly part: number } | undefined;
}

interface Props {
  readonly time: ShownRingTime;
  readonly className?: string | undefined;
}

/** Seconds for which a request rings, and what is left. As a timer it is read on demand: no screen reader announces each second. */
export const RingTime = ({ time: { rings, left }, className }: Props) => {
  const { t } = useTranslation();
  return (
    <p className={`flex-none tabular nowrap ${className ?? ''}`} role="timer">
      {t('session.request.rings', { time: rings })}
      {left !== undefined && <> · {t('session.request.left', { time: left.time })}</>}
    </p>
  );
};

/** The same rest as a line that shortens. */
export const RingLine = ({ time: { left }, className }: Props) =>
  left === undefined ? null : (
    <div className={`${css.line} ${className ?? ''}`} aria-hidden="true">
      <span className={css.rest} style={{ scale: `${left.part} 1` }} />
    </div>
  );
