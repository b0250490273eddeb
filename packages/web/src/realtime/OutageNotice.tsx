import { IconPlugConnectedX } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { BarNotice } from '../ui/BarNotice.tsx';
import { Button } from '../ui/Button.tsx';

/** An outage that lasts: since when, and when the next try starts. */
export interface LastingOutage {
  readonly isRefused: boolean;
  /** Time since the loss, as `mm:ss`. */
  readonly lasted: string | undefined;
  /** Whole seconds until the next try; undefined while one runs. */
  readonly nextTry: number | undefined;
}

export interface OutageNoticeModel {
  readonly outage: LastingOutage | undefined;
  readonly retry: () => void;
}

/** Says under the top bar how long the connection has been lost and when it is tried next. @spec §4 Real-time connection */
export const OutageNotice = observer(function OutageNotice({ model }: { readonly model: OutageNoticeModel }) {
  const { t } = useTranslation();
  const { outage } = model;
  if (outage === undefined) return null;
  const { isRefused, lasted, nextTry } = outage;
  return (
    <BarNotice
      tone="stop"
      label={t('realtime.outage.label')}
      icon={<IconPlugConnectedX size={20} aria-hidden="true" />}
      action={<Button onClick={model.retry}>{t('realtime.tryAgain')}</Button>}
    >
      {isRefused ? (
        t('error.realtime.refused')
      ) : (
        <>
          {lasted !== undefined && t('realtime.outage.lasted', { time: lasted })}{' '}
          {nextTry === undefined ? t('realtime.outage.now') : t('realtime.outage.next', { count: nextTry })}
        </>
      )}
    </BarNotice>
  );
});
