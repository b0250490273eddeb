import { IconVideo, IconVideoOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import { LiveVideo } from '../../ui/LiveVideo.tsx';
import css from './OwnPicture.module.css';

export interface OwnPictureModel {
  /** `comes`: with the readiness · `notNeeded`: no service shows the performer · `paused`: turned off. */
  readonly picture: 'on' | 'starting' | 'paused' | 'failed' | 'comes' | 'notNeeded';
  readonly tracks: readonly MediaStreamTrack[];
}

/** Own picture as the customer sees it, mirrored; without one, the reason in words. */
export const OwnPicture = observer(function OwnPicture({ model }: { readonly model: OwnPictureModel }) {
  const { t } = useTranslation();
  if (model.picture === 'on') {
    return (
      <div className={css.frame}>
        <LiveVideo label={t('video.own')} tracks={model.tracks} muted mirrored />
      </div>
    );
  }
  const Icon = model.picture === 'starting' || model.picture === 'comes' ? IconVideo : IconVideoOff;
  return (
    <div className={`stack gap-1 quiet ${css.empty}`}>
      <Icon size={28} aria-hidden="true" />
      <p className={css.title}>{t(`video.picture.${model.picture}.title`)}</p>
      <p className={css.text}>{t(`video.picture.${model.picture}.text`)}</p>
    </div>
  );
});
