import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { fraction } from '@greenroom/core/formatting/fraction';
import type { ToyId } from '@greenroom/core/kernel/ids';
import {
  isLevelMotion,
  PRESETS,
  STRONGEST,
  type LevelMotion,
  type Motion,
  type PresetKind,
} from '@greenroom/core/toys/motions';
import type { Toy } from '@greenroom/core/toys/toy';
import { MAX_INTENSITY, MIN_INTENSITY } from '@greenroom/core/toys/toys.constants';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { CheckGroup } from '../ui/CheckGroup.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Slider } from '../ui/Slider.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TOY_TONE } from './toy-tones.ts';
import css from './ToysPage.module.css';

export interface ToyCardActions {
  readonly enable: (toy: ToyId, on: boolean) => void;
  readonly switchMotion: (toy: ToyId, motion: Motion) => void;
  readonly chooseSpeed: (toy: ToyId, motion: LevelMotion, speed: number) => void;
  readonly choosePreset: (toy: ToyId, preset: PresetKind) => void;
  readonly chooseSensitivity: (toy: ToyId, min: number, max: number) => void;
  readonly moveToy: (toy: ToyId, place: number) => void;
  readonly test: (toy: ToyId) => void;
}

interface Props {
  readonly toy: Toy;
  readonly place: number;
  readonly isLast: boolean;
  readonly actions: ToyCardActions;
}

const ToyHead = ({ toy, place, isLast, actions }: Props) => {
  const { t } = useTranslation();
  const { id, name, battery } = toy;
  const isFirst = place === 0;
  return (
    <div className={`row wrap gap-2 gap-x-3 ${css.head}`}>
      <h3 className={`flex-1 text-heading ${css.title}`}>
        {name} <span className={`quiet small normal ${css.quiet}`}>{toy.toyType}</span>
      </h3>
      <StatusDot tone={TOY_TONE[toy.status]} label={t(`toys.list.status.${toy.status}`)} />
      <span className={`quiet small normal ${css.quiet}`}>
        {battery === undefined ? t('toys.list.noBattery') : t('toys.list.battery', { percent: fraction(battery, 100) })}
      </span>
      <IconButton
        label={t('toys.list.up', { name })}
        aria-disabled={isFirst || undefined}
        onClick={isFirst ? undefined : () => actions.moveToy(id, place - 1)}
      >
        <IconArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('toys.list.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => actions.moveToy(id, place + 1)}
      >
        <IconArrowDown size={20} aria-hidden="true" />
      </IconButton>
      <Button onClick={() => actions.test(id)}>{t('toys.list.test')}</Button>
    </div>
  );
};

/** Motions that the toy does of its own, and how strongly. */
const ToySettings = ({ toy, actions }: Omit<Props, 'place' | 'isLast'>) => {
  const { t } = useTranslation();
  const { id, motions, sensitivity } = toy;
  return (
    <div className="stack gap-3 pt-2">
      <CheckGroup
        label={t('toys.list.motions')}
        items={toy.offers.map((motion) => ({ value: motion, label: t(`toys.motion.${motion}`) }))}
        chosen={motions}
        onToggle={(motion) => actions.switchMotion(id, motion)}
      />
      {motions.filter(isLevelMotion).map((motion) => (
        <Slider
          key={motion}
          label={t('toys.list.speed', { motion: t(`toys.motion.${motion}`) })}
          value={toy.speeds[motion]}
          min={1}
          max={STRONGEST[motion]}
          onChange={(speed) => actions.chooseSpeed(id, motion, speed)}
        />
      ))}
      {motions.includes('preset') && (
        <RadioGroup
          label={t('toys.list.presetKind')}
          choices={PRESETS.map((preset) => ({ value: preset, label: t(`toys.pattern.${preset}`) }))}
          chosen={toy.presetKind}
          onChoose={(preset) => actions.choosePreset(id, preset)}
        />
      )}
      <Slider
        label={t('toys.list.weakest')}
        value={sensitivity.min}
        min={MIN_INTENSITY}
        max={MAX_INTENSITY}
        onChange={(min) => actions.chooseSensitivity(id, min, sensitivity.max)}
      />
      <Slider
        label={t('toys.list.strongest')}
        value={sensitivity.max}
        min={MIN_INTENSITY}
        max={MAX_INTENSITY}
        onChange={(max) => actions.chooseSensitivity(id, sensitivity.min, max)}
      />
    </div>
  );
};

/** One toy in a line: whether customers may use it; what it does of its own and how strongly opens below. @spec §3 Toy */
export const ToyCard = (props: Props) => {
  const { t } = useTranslation();
  const { toy, actions } = props;
  const motions = toy.motions.map((motion) => t(`toys.motion.${motion}`)).join(', ');
  return (
    <li className={css.card} aria-label={toy.name}>
      <ToyHead {...props} />
      <div className={`flex items-start justify-between wrap gap-x-4 ${css.more}`}>
        <Disclosure summary={motions === '' ? t('toys.list.settings') : t('toys.list.settingsOf', { motions })}>
          <ToySettings toy={toy} actions={actions} />
        </Disclosure>
        <div className={css.switch}>
          <Switch
            label={t('toys.list.enabled')}
            on={toy.enabled}
            word={t(toy.enabled ? 'common.on' : 'common.off')}
            onPress={() => actions.enable(toy.id, !toy.enabled)}
          />
        </div>
      </div>
    </li>
  );
};
