import { IconPlayerPlay } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { credits } from '@greenroom/core/kernel/units';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TONES } from './event-sound.ts';
import type { EventSoundsModel, EventSoundRow } from './event-sounds.view-model.ts';
import { Volume } from './Volume.tsx';
import css from './EventSoundSettings.module.css';

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
    <li className={`stack items-end gap-1 gap-x-2 line-above ${css.row}`}>
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

/** From which size on a tip sounds low, and in full. What is not a size is kept in the field alone. */
const TipSizes = observer(function TipSizes({ model }: Props) {
  const { t } = useTranslation();
  const { low, full } = model.tipSizes;
  const [typed, setTyped] = useState<Readonly<Record<'low' | 'full', number>>>({ low, full });
  const change = (size: 'low' | 'full') => (value: number) => {
    setTyped({ ...typed, [size]: value });
    if (value >= 1) model.chooseTipSizes({ ...model.tipSizes, [size]: credits(value) });
  };
  return (
    <fieldset className={css.sizes}>
      <legend>{t('attention.tipSizes.title')}</legend>
      <NumberField label={t('attention.tipSizes.low')} value={typed.low} onChange={change('low')} />
      <NumberField label={t('attention.tipSizes.full')} value={typed.full} onChange={change('full')} />
      <p className={`pb-3 quiet small ${css.hint}`}>{t('attention.tipSizes.help')}</p>
    </fieldset>
  );
});

/** The sound of each event beside a request: which one, how loud, or none. */
export const EventSoundSettings = observer(function EventSoundSettings({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className={`pb-3 quiet small ${css.hint}`}>{t('attention.heardByCustomer')}</p>
      <ul className={`stack gap-3 ${css.rows}`} aria-label={t('attention.events')}>
        {model.rows.map((row) => (
          <Row key={row.event} row={row} model={model} />
        ))}
      </ul>
      <TipSizes model={model} />
    </>
  );
});
