import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import css from './MicrophoneMeter.module.css';

export interface MicrophoneMeterModel {
  /** `works` only after sound really arrived. */
  readonly microphone: 'works' | 'silent' | 'muted' | 'missing' | 'unmeasured';
  /** From 0 to 5. */
  readonly bars: number;
}

const BARS = [1, 2, 3, 4, 5] as const;

/** Loudness of the microphone, with a word for silence. */
export const MicrophoneMeter = observer(function MicrophoneMeter({ model }: { readonly model: MicrophoneMeterModel }) {
  const { t } = useTranslation();
  return (
    <p className={css.meter} data-state={model.microphone}>
      <span
        className={css.bars}
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
      <span>{t(`video.microphone.${model.microphone}`)}</span>
    </p>
  );
});
