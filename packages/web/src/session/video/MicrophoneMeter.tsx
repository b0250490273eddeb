import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import css from './MicrophoneMeter.module.css';

export interface MicrophoneMeterModel {
  /** `works` only after sound really arrived; `unmeasured` where it is on and the browser cannot listen to it. */
  readonly microphone: 'works' | 'silent' | 'muted' | 'missing' | 'unmeasured';
  /** From 0 to 5. */
  readonly bars: number;
}

/** Checks whether the microphone is on; where the browser cannot measure it, customers hear it all the same. */
export const isMicrophoneOn = ({ microphone }: Pick<MicrophoneMeterModel, 'microphone'>): boolean =>
  microphone !== 'muted' && microphone !== 'missing';

const BARS = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly model: MicrophoneMeterModel;
}

/** Loudness of the microphone. */
export const MicrophoneBars = observer(function MicrophoneBars({ model, size }: Props & { readonly size?: 'small' }) {
  const { t } = useTranslation();
  return (
    <span
      className={css.bars}
      data-size={size}
      role="meter"
      aria-label={t('video.meter')}
      aria-valuemin={0}
      aria-valuemax={BARS.length}
      aria-valuenow={model.bars}
    >
      {BARS.map((bar) => (
        <span key={bar} className={css.bar} data-on={bar <= model.bars} />
      ))}
    </span>
  );
});

/** Loudness of the microphone, with a word for silence. */
export const MicrophoneMeter = observer(function MicrophoneMeter({ model }: Props) {
  const { t } = useTranslation();
  return (
    <p className={`row gap-2 ${css.meter}`} data-state={model.microphone}>
      <MicrophoneBars model={model} />
      <span>{t(`video.microphone.${model.microphone}`)}</span>
    </p>
  );
});
