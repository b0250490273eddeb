import { IconHandStop, IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ToyPanelModel } from '../../toys/ToyPanel.tsx';
import { useTriggerWord } from '../../toys/use-trigger-word.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import css from './ToyLine.module.css';

const CONNECTION_TONE = { disconnected: 'off', connecting: 'wait', waiting_for_qr: 'wait', connected: 'good' } as const;
const STOP_TONE = { asked: 'wait', confirmed: 'good', trying: 'stop', unknown: 'stop' } as const;

interface Props {
  readonly model: ToyPanelModel;
}

/** Running command with its time left and the length of the queue; without a command the toys and their connection. */
const Now = observer(function Now({ model }: Props) {
  const { t } = useTranslation();
  const wordOf = useTriggerWord();
  const { running, waiting, paused, status, toys, stopWord } = model;
  const names = toys.map(({ name }) => name).join(', ');
  // How the last stop went stands in this place until something runs again.
  if (stopWord !== 'none' && running === undefined) return null;
  if (running === undefined) {
    const word = t(status === 'disconnected' ? 'session.screen.toy.none' : `toys.connection.status.${status}`);
    return (
      <>
        <StatusDot tone={CONNECTION_TONE[status]} label={names === '' ? word : names} />
        {names !== '' && <span className={css.quiet}>{status === 'connected' ? t('toys.panel.rest') : word}</span>}
        {waiting > 0 && <span>{t('toys.panel.waiting', { count: waiting })}</span>}
        {paused && <span className={css.paused}>{t('toys.panel.paused')}</span>}
      </>
    );
  }
  return (
    <>
      <StatusDot tone="info" label={names} />
      <span className={css.what}>{t('toys.panel.running', { what: wordOf(running.trigger) })}</span>
      <span className={css.left}>
        {running.left === undefined ? t('toys.panel.sending') : t('toys.panel.left', { time: running.left })}
      </span>
      {waiting > 0 && <span>{t('toys.panel.waiting', { count: waiting })}</span>}
      {paused && <span className={css.paused}>{t('toys.panel.paused')}</span>}
    </>
  );
});

/** One line about the toys, with the ways to pause, skip and stop what runs. `Stopped` stands here only when a toy answered. */
export const ToyLine = observer(function ToyLine({ model }: Props) {
  const { t } = useTranslation();
  const { status, mayMove, running, paused } = model;
  const stopped = running === undefined ? model.stopWord : 'none';
  const isInUse = mayMove || running !== undefined || model.waiting > 0;
  return (
    <section className={css.line} aria-label={t('toys.panel.title')} data-running={isInUse}>
      <div className={css.now}>
        <Now model={model} />
        <span data-announce="polite" className={css.stopped} data-stop={model.stopWord}>
          {stopped !== 'none' && <StatusDot tone={STOP_TONE[stopped]} label={t(`toys.panel.stopState.${stopped}`)} />}
        </span>
        {model.errorKey !== undefined && <p className={css.error}>{t(model.errorKey)}</p>}
      </div>
      {status === 'disconnected' && !mayMove && <Button onClick={model.connect}>{t('toys.connection.connect')}</Button>}
      {(status === 'connected' || isInUse) && (
        <div className={css.controls}>
          <IconButton label={t(paused ? 'toys.panel.resume' : 'toys.panel.pause')} onClick={model.pauseOrResume}>
            {paused ? (
              <IconPlayerPlay size={20} aria-hidden="true" />
            ) : (
              <IconPlayerPause size={20} aria-hidden="true" />
            )}
          </IconButton>
          <IconButton label={t('toys.panel.skip')} onClick={model.skip}>
            <IconPlayerSkipForward size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('toys.panel.stop')} onClick={model.stop}>
            <IconHandStop size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
});
