import { IconBell, IconBellOff, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import css from './AttentionSettings.module.css';

/** What she would hear of a request in this tab. */
export type SoundWord = 'untested' | 'testing' | 'on' | 'muted' | 'failed';
export type NoticeWord = 'notAsked' | 'granted' | 'denied' | 'unsupported';

export interface AttentionSettingsModel {
  readonly sound: SoundWord;
  readonly volume: number;
  readonly notice: NoticeWord;
  readonly testSound: () => void;
  readonly setVolume: (volume: number) => void;
  readonly askForNotices: () => void;
}

interface Props {
  readonly model: AttentionSettingsModel;
}

const SOUND_ICON = {
  untested: IconVolumeOff,
  testing: IconVolume,
  on: IconVolume,
  muted: IconVolumeOff,
  failed: IconVolumeOff,
} as const;

const Sound = observer(function Sound({ model }: Props) {
  const { t } = useTranslation();
  const Icon = SOUND_ICON[model.sound];
  return (
    <div className={css.line} data-state={model.sound}>
      <p className={css.word} role="status">
        <Icon size={20} aria-hidden="true" />
        {t(`attention.sound.${model.sound}`)}
      </p>
      <Button busy={model.sound === 'testing'} onClick={model.testSound}>
        {t('attention.testSound')}
      </Button>
      <label className={css.volume}>
        <span>{t('attention.volume', { volume: model.volume })}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={model.volume}
          onChange={(event) => model.setVolume(event.currentTarget.valueAsNumber)}
        />
      </label>
    </div>
  );
});

const Notices = observer(function Notices({ model }: Props) {
  const { t } = useTranslation();
  const Icon = model.notice === 'granted' ? IconBell : IconBellOff;
  return (
    <div className={css.line} data-state={model.notice}>
      <p className={css.word} role="status">
        <Icon size={20} aria-hidden="true" />
        {t(`attention.notice.${model.notice}`)}
      </p>
      {model.notice === 'notAsked' && <Button onClick={model.askForNotices}>{t('attention.allowNotices')}</Button>}
    </div>
  );
});

/** How she learns of a request: tested once, so that she is sure. */
export const AttentionSettings = observer(function AttentionSettings({ model }: Props) {
  const { t } = useTranslation();
  return (
    <section className={css.settings} aria-labelledby="attention-title">
      <h3 id="attention-title" className={css.title}>
        {t('attention.title')}
      </h3>
      <Sound model={model} />
      <Notices model={model} />
    </section>
  );
});
