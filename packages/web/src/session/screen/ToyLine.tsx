import { IconHandStop, IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ToyPanelModel } from '../../toys/toy-panel.view-model.ts';
import { CONNECTION_TONE, STOP_TONE } from '../../toys/toy-tones.ts';
import { useToyNote } from '../../toys/use-toy-note.ts';
import { useTriggerWord } from '../../toys/use-trigger-word.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import css from './ToyLine.module.css';

interface Props {
  readonly model: ToyPanelModel;
}

/** Toys at work: those with nothing to say in one entry, the others each with its word. */
const Toys = observer(function Toys({ model }: Props) {
  const noteOf = useToyNote();
  const { toys, running, status } = model;
  const good = toys.filter((toy) => noteOf(toy) === undefined);
  const named = running === undefined ? good : good.filter((toy) => toy.status === 'running');
  const tone = running === undefined ? CONNECTION_TONE[status] : 'info';
  return (
    <>
      {named.length > 0 && <StatusDot tone={tone} label={named.map(({ name }) => name).join(', ')} />}
      {toys.map((toy) => {
        const note = noteOf(toy);
        return note && <StatusDot key={toy.id} tone={note.tone} label={`${toy.name} · ${note.word}`} />;
      })}
    </>
  );
});

/** Word while nothing runs, unless the outcome of the last stop stands in its place. */
const restKey = ({ status, stopWord }: ToyPanelModel) => {
  if (status !== 'connected') return `toys.connection.status.${status}` as const;
  return stopWord === 'none' ? 'toys.panel.rest' : undefined;
};

/** Checks whether the place is needed by the sentence that says what could not be confirmed, and what to do. */
const isStopUnconfirmed = ({ running, stopWord }: ToyPanelModel): boolean =>
  running === undefined && (stopWord === 'trying' || stopWord === 'unknown');

/** Running command with its time left and the length of the queue; without a command the toys and their connection. */
const Now = observer(function Now({ model }: Props) {
  const { t } = useTranslation();
  const wordOf = useTriggerWord();
  const { running, waiting, paused } = model;
  const hasRoom = !isStopUnconfirmed(model);
  const word = running === undefined && hasRoom ? restKey(model) : undefined;
  return (
    <>
      {hasRoom && <Toys model={model} />}
      {word !== undefined && <span className="quiet">{t(word)}</span>}
      {running !== undefined && (
        <>
          <span className={`strong ${css.what}`}>{t('toys.panel.running', { what: wordOf(running.trigger) })}</span>
          <span className={`bold tabular ${css.left}`}>
            {running.left === undefined ? t('toys.panel.sending') : t('toys.panel.left', { time: running.left })}
          </span>
        </>
      )}
      {waiting > 0 && <span>{t('toys.panel.waiting', { count: waiting })}</span>}
      {paused && <span className="text-wait strong">{t('toys.panel.paused')}</span>}
    </>
  );
});

/** One line about the toys while there is one, with the buttons that pause, skip and stop commands. It says *Stopped* only when a toy has answered. */
export const ToyLine = observer(function ToyLine({ model }: Props) {
  const { t } = useTranslation();
  const { mayMove, running, paused } = model;
  if (!model.isAtHand) return null;
  const stopped = running === undefined ? model.stopWord : 'none';
  const isInUse = mayMove || running !== undefined || model.waiting > 0;
  return (
    <section
      className={`row gap-1 gap-x-2 min-w-0 line-below small ${css.line}`}
      aria-label={t('toys.panel.title')}
      data-part="toys"
      data-running={isInUse}
    >
      <div className={`row wrap flex-1 gap-x-3 min-w-0 ${css.now}`}>
        <Now model={model} />
        <span data-announce="polite" className={`hide-empty ${css.stopped}`} data-stop={model.stopWord}>
          {stopped !== 'none' && <StatusDot tone={STOP_TONE[stopped]} label={t(`toys.panel.stopState.${stopped}`)} />}
        </span>
        {model.errorKey !== undefined && !isStopUnconfirmed(model) && <p className={css.error}>{t(model.errorKey)}</p>}
      </div>
      <div className={`flex flex-none ${css.controls}`}>
        <IconButton label={t(paused ? 'toys.panel.resume' : 'toys.panel.pause')} onClick={model.pauseOrResume}>
          {paused ? <IconPlayerPlay size={20} aria-hidden="true" /> : <IconPlayerPause size={20} aria-hidden="true" />}
        </IconButton>
        <IconButton label={t('toys.panel.skip')} onClick={model.skip}>
          <IconPlayerSkipForward size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('toys.panel.stop')} onClick={model.stop}>
          <IconHandStop size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
});
