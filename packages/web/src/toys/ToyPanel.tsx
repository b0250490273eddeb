import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward, IconRepeat } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { StopToys } from './StopToys.tsx';
import type { ToyPanelModel } from './toy-panel.view-model.ts';
import { CONNECTION_TONE, STOP_TONE, TOY_TONE } from './toy-tones.ts';
import { useToyNote } from './use-toy-note.ts';
import { useTriggerWord } from './use-trigger-word.ts';
import css from './ToyPanel.module.css';

interface Props {
  readonly model: ToyPanelModel;
}

const ToyState = ({ toy }: { readonly toy: ToyPanelModel['toys'][number] }) => {
  const { t } = useTranslation();
  const note = useToyNote()(toy);
  const words = [toy.name, t(`toys.list.status.${toy.status}`), ...(note?.tone === 'wait' ? [note.word] : [])];
  return <StatusDot tone={note?.tone ?? TOY_TONE[toy.status]} label={words.join(' · ')} />;
};

const Running = observer(function Running({ model }: Props) {
  const { t } = useTranslation();
  const wordOf = useTriggerWord();
  const { running, waiting, next, paused } = model;
  return (
    <p className={css.running}>
      {running === undefined ? (
        <span>{t('toys.panel.rest')}</span>
      ) : (
        <>
          <span>{t('toys.panel.running', { what: wordOf(running.trigger) })}</span>
          <span className="strong tabular">
            {running.left === undefined ? t('toys.panel.sending') : t('toys.panel.left', { time: running.left })}
          </span>
        </>
      )}
      {next !== undefined && <span>{t('toys.panel.next', { what: wordOf(next) })}</span>}
      {waiting > 0 && <span>{t('toys.panel.waiting', { count: waiting })}</span>}
      {paused && <span>{t('toys.panel.paused')}</span>}
    </p>
  );
});

const Controls = observer(function Controls({ model }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.controls}>
      <StopToys stop={model.stop} mayMove={model.mayMove} />
      <IconButton label={t(model.paused ? 'toys.panel.resume' : 'toys.panel.pause')} onClick={model.pauseOrResume}>
        {model.paused ? (
          <IconPlayerPlay size={20} aria-hidden="true" />
        ) : (
          <IconPlayerPause size={20} aria-hidden="true" />
        )}
      </IconButton>
      <IconButton label={t('toys.panel.skip')} onClick={model.skip}>
        <IconPlayerSkipForward size={20} aria-hidden="true" />
      </IconButton>
      {model.canReplay && (
        <IconButton label={t('toys.panel.replay')} onClick={model.replay}>
          <IconRepeat size={20} aria-hidden="true" />
        </IconButton>
      )}
      <Running model={model} />
    </div>
  );
});

/** Toys beside the customer: running command, queue, and a stop that reports only confirmed facts. */
export const ToyPanel = observer(function ToyPanel({ model }: Props) {
  const { t } = useTranslation();
  const { status, stopWord, toys } = model;
  return (
    <section className="stack one-column gap-2 px-3 py-2 framed on-panel" aria-label={t('toys.panel.title')}>
      <div className={`small ${css.head}`}>
        <h2 className="text-body">{t('toys.panel.title')}</h2>
        <StatusDot tone={CONNECTION_TONE[status]} label={t(`toys.connection.status.${status}`)} />
        {toys.length > 0 && (
          <ul className={css.toys}>
            {toys.map((toy) => (
              <li key={toy.id}>
                <ToyState toy={toy} />
              </li>
            ))}
          </ul>
        )}
        {status === 'disconnected' && <Button onClick={model.connect}>{t('toys.connection.connect')}</Button>}
      </div>
      {model.errorKey !== undefined && <p className="text-stop small">{t(model.errorKey)}</p>}
      {model.isAtHand && <Controls model={model} />}
      <div data-announce="polite" className={`small strong hide-empty ${css.stop}`} data-stop={stopWord}>
        {stopWord !== 'none' && <StatusDot tone={STOP_TONE[stopWord]} label={t(`toys.panel.stopState.${stopWord}`)} />}
      </div>
    </section>
  );
});
