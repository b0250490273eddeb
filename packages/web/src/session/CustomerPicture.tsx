import { IconMaximize, IconPictureInPicture, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveVideo } from '../ui/LiveVideo.tsx';
import css from './CustomerPicture.module.css';

export interface CustomerPictureModel {
  readonly theirTracks: readonly MediaStreamTrack[];
  /** `blocked`: the browser plays no sound before she presses something. */
  readonly sound: 'on' | 'muted' | 'blocked';
  readonly soundBlocked: () => void;
  readonly toggleSound: () => void;
}

interface Props {
  readonly model: CustomerPictureModel;
  /** The customer's first name, or what stands for it. */
  readonly name: string;
  readonly camera: 'on' | 'off';
  /** Her own picture, small in the corner. */
  readonly children: ReactNode;
}

const quietly = (asked: Promise<unknown>): void => {
  // Refused when she pressed too late or the browser does not want to: the picture stays where it is.
  asked.catch(() => undefined);
};

/** The customer, as far as he shows himself, with her own picture in the corner. */
export const CustomerPicture = observer(function CustomerPicture({ model, name, camera, children }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const shown = camera === 'on' && model.theirTracks.length > 0;
  const floats = (): void => {
    if (document.pictureInPictureElement === null) video.current && quietly(video.current.requestPictureInPicture());
    else quietly(document.exitPictureInPicture());
  };
  const fill = (): void => {
    if (document.fullscreenElement === null) frame.current && quietly(frame.current.requestFullscreen());
    else quietly(document.exitFullscreen());
  };
  return (
    <div ref={frame} className={css.frame}>
      {shown ? (
        <LiveVideo
          label={t('video.theirs', { name })}
          tracks={model.theirTracks}
          muted={model.sound !== 'on'}
          onSoundBlocked={model.soundBlocked}
          videoRef={video}
        />
      ) : (
        <p className={css.nothing}>{t(camera === 'on' ? 'video.theirsComing' : 'video.theirsOff', { name })}</p>
      )}
      <div className={css.own}>{children}</div>
      {shown && (
        <div className={css.bar}>
          {model.sound === 'on' ? (
            <IconButton label={t('video.sound.mute')} onClick={model.toggleSound}>
              <IconVolume size={20} aria-hidden="true" />
            </IconButton>
          ) : (
            <Button icon={<IconVolumeOff size={20} aria-hidden="true" />} onClick={model.toggleSound}>
              {t(model.sound === 'blocked' ? 'video.sound.blocked' : 'video.sound.unmute')}
            </Button>
          )}
          {document.pictureInPictureEnabled && (
            <IconButton label={t('video.float')} onClick={floats}>
              <IconPictureInPicture size={20} aria-hidden="true" />
            </IconButton>
          )}
          {document.fullscreenEnabled && (
            <IconButton label={t('video.fill')} onClick={fill}>
              <IconMaximize size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
});
