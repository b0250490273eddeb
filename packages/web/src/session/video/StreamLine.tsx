import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import type { StreamingErrorCode } from '@greenroom/core/session/video/streaming.errors';
import type { StreamDirection } from '@greenroom/core/session/video/streaming.port';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';

export interface StreamLineModel {
  readonly direction: StreamDirection;
  /** `missing`: the customer's picture is not there yet and is asked for again. */
  readonly status: 'idle' | 'starting' | 'missing' | 'live' | 'lost' | 'failed';
  /** Number of reconnects by the platform. */
  readonly attempt: number;
  /** Number of the running attempt to restore it. */
  readonly tries: number;
  /** Until the next try; undefined while one goes on. */
  readonly secondsToRetry: number | undefined;
  readonly errorKey: `error.${StreamingErrorCode}` | undefined;
  readonly retry: () => void;
}

const TONE = { idle: 'off', starting: 'wait', missing: 'wait', live: 'good', lost: 'stop', failed: 'stop' } as const;

interface Props {
  readonly line: StreamLineModel;
}

/** One line in words: open, lost and being won back, and how often that was needed. */
export const StreamLine = ({ line }: Props) => {
  const { t } = useTranslation();
  const { direction, status, attempt, tries, secondsToRetry } = line;
  const words = [t(`video.line.${direction}.${status}`)];
  if (status === 'lost' && tries > 0) words.push(t('video.tries', { tries }));
  if (status === 'lost' && secondsToRetry !== undefined) words.push(t('video.retryIn', { seconds: secondsToRetry }));
  if (attempt > 0) words.push(t('video.attempt', { attempt }));
  return <StatusDot tone={TONE[status]} label={words.join(' · ')} />;
};

const QUALITY_TONE = { good: 'good', fair: 'wait', poor: 'stop', none: 'stop' } as const;

/** Quality of the performer's picture on its way to the platform. */
export const QualityLine = ({ quality }: { readonly quality: StreamHealth }) => {
  const { t } = useTranslation();
  return <StatusDot tone={QUALITY_TONE[quality]} label={t(`video.quality.${quality}`)} />;
};

/** Remedies for a stream that was given up. */
export const StreamFailure = ({ line }: Props) => {
  const { t } = useTranslation();
  if (line.errorKey === undefined) return null;
  return (
    <Notice
      tone="stop"
      data-announce="assertive"
      title={t(`video.line.${line.direction}.failed`)}
      actions={<Button onClick={line.retry}>{t('common.tryAgain')}</Button>}
    >
      {t(line.errorKey)}
    </Notice>
  );
};
