import { IconBell, IconBellOff, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { AttentionSettingsModel } from './attention-settings.view-model.ts';
import { Volume } from './Volume.tsx';
import css from './AttentionSettings.module.css';

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
    <div className={`row justify-between wrap gap-2 gap-x-3 ${css.line}`} data-state={model.sound}>
      <p className={`row gap-2 ${css.word}`} data-announce="polite">
        <Icon size={20} aria-hidden="true" />
        {t(`attention.sound.${model.sound}`)}
      </p>
      <Button busy={model.sound === 'testing'} onClick={model.testSound}>
        {t('attention.testSound')}
      </Button>
      <Volume
        of={t('attention.requestSound')}
        volume={model.volume}
        muted={model.muted}
        onVolume={model.setVolume}
        onMuted={model.setMuted}
      />
    </div>
  );
});

const Notices = observer(function Notices({ model }: Props) {
  const { t } = useTranslation();
  const Icon = model.notice === 'granted' ? IconBell : IconBellOff;
  return (
    <div className={`row justify-between wrap gap-2 gap-x-3 ${css.line}`} data-state={model.notice}>
      <p className={`row gap-2 ${css.word}`} data-announce="polite">
        <Icon size={20} aria-hidden="true" />
        {t(`attention.notice.${model.notice}`)}
      </p>
      {model.notice === 'notAsked' && <Button onClick={model.askForNotices}>{t('attention.allowNotices')}</Button>}
    </div>
  );
});

/** Settings for the signals of a request, with a test of the sound. */
export const AttentionSettings = observer(function AttentionSettings({ model }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="stack gap-3 pt-4 line-above" role="group" aria-labelledby={id}>
      <h3 id={id} className="quiet small">
        {t('attention.title')}
      </h3>
      <Sound model={model} />
      <Notices model={model} />
    </div>
  );
});
