import { IconPlayerPlay } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TONES, type EventSound, type SoundEvent } from './event-sound.ts';
import css from './EventSoundSettings.module.css';
import { Volume } from './Volume.tsx';

export interface EventSoundRow extends EventSound {
  readonly event: SoundEvent;
}

export interface EventSoundsModel {
  readonly rows: readonly EventSoundRow[];
  readonly choose: (event: SoundEvent, part: Partial<EventSound>) => void;
  readonly test: (event: SoundEvent) => void;
}

interface Props {
  readonly model: EventSoundsModel;
}

interface RowProps extends Props {
  readonly row: EventSoundRow;
}

const Row = ({ row: { event, tone, volume, muted }, model }: RowProps) => {
  const { t } = useTranslation();
  const name = t(`attention.event.${event}`);
  return (
    <li className={css.row}>
      <SelectField
        label={name}
        value={tone}
        choices={TONES.map((value) => ({ value, label: t(`attention.tone.${value}`) }))}
        onChange={(chosen) => model.choose(event, { tone: chosen })}
      />
      <IconButton label={t('attention.listen', { of: name })} onClick={() => model.test(event)}>
        <IconPlayerPlay size={20} aria-hidden="true" />
      </IconButton>
      <Volume
        of={name}
        volume={volume}
        muted={muted}
        onVolume={(to) => model.choose(event, { volume: to })}
        onMuted={(to) => model.choose(event, { muted: to })}
      />
    </li>
  );
};

/** The sound of each event beside a request: which one, how loud, or none. */
export const EventSoundSettings = observer(function EventSoundSettings({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className={css.hint}>{t('attention.heardByCustomer')}</p>
      <ul className={css.rows} aria-label={t('attention.events')}>
        {model.rows.map((row) => (
          <Row key={row.event} row={row} model={model} />
        ))}
      </ul>
    </>
  );
});
