import { IconMaximize, IconPictureInPicture, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveVideo } from '../../ui/LiveVideo.tsx';
import css from './CustomerPicture.module.css';

export interface CustomerPictureModel {
  readonly theirTracks: readonly MediaStreamTrack[];
  /** Nothing comes of him: what is shown is the last picture. */
  readonly stands: boolean;
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
  /** Her own switches, beside those for his picture. */
  readonly switches: ReactNode;
}

const quietly = (asked: Promise<unknown>): void => {
  // Refused when she pressed too late or the browser does not want to: the picture stays where it is.
  asked.catch(() => undefined);
};

interface WatchingProps {
  readonly model: CustomerPictureModel;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** How she hears and sees him: sound, a window of its own, the full screen. */
const Watching = observer(function Watching({ model, video, frame }: WatchingProps) {
  const { t } = useTranslation();
  const floats = (): void => {
    if (document.pictureInPictureElement !== null) quietly(document.exitPictureInPicture());
    else if (video.current !== null) quietly(video.current.requestPictureInPicture());
  };
  const fill = (): void => {
    if (document.fullscreenElement !== null) quietly(document.exitFullscreen());
    else if (frame.current !== null) quietly(frame.current.requestFullscreen());
  };
  return (
    <>
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
    </>
  );
});

/** The customer, as far as he shows himself, with her own picture in the corner. */
export const CustomerPicture = observer(function CustomerPicture({ model, name, camera, children, switches }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const shown = camera === 'on' && model.theirTracks.length > 0;
  return (
    <div ref={frame} className={css.frame} data-shown={shown}>
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
      <div role="status" className={css.stands}>
        {shown && model.stands && <p>{t('video.theirsStands', { name })}</p>}
      </div>
      <div className={css.bar}>
        {switches}
        {shown && <Watching model={model} video={video} frame={frame} />}
      </div>
    </div>
  );
});
