import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { fraction } from '@greenroom/core/formatting/fraction';
import { useTranslation } from '../i18n/i18n.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './Volume.module.css';

const MAX_VOLUME = 100;

export interface VolumeProps {
  /** Name of the sound, for a screen reader. */
  readonly of: string;
  readonly volume: number;
  readonly muted: boolean;
  readonly onVolume: (volume: number) => void;
  readonly onMuted: (muted: boolean) => void;
}

/** Volume of one sound, and a switch that mutes it and keeps the volume. */
export const Volume = ({ of, volume, muted, onVolume, onMuted }: VolumeProps) => {
  const { t } = useTranslation();
  const Icon = muted || volume === 0 ? IconVolumeOff : IconVolume;
  return (
    <div className={`row gap-2 quiet small tabular ${css.line}`}>
      <IconButton label={t('attention.mute', { of })} aria-pressed={muted} onClick={() => onMuted(!muted)}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        aria-label={t('attention.volumeOf', { of })}
        min={0}
        max={MAX_VOLUME}
        step={5}
        value={volume}
        onChange={(event) => onVolume(event.currentTarget.valueAsNumber)}
      />
      <span className={css.word}>{muted ? t('attention.isMuted') : fraction(volume, MAX_VOLUME)}</span>
    </div>
  );
};
