import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { CameraNotice, type CameraNoticeModel } from './CameraNotice.tsx';
import type { CustomerPictureModel } from './customer-picture.ts';
import { MicrophoneMeter, type MicrophoneMeterModel } from './MicrophoneMeter.tsx';
import { OwnPicture, type OwnPictureModel } from './OwnPicture.tsx';
import { StreamFailure, StreamLine, type StreamLineModel } from './StreamLine.tsx';
import { VideoControls, type VideoControlsModel } from './VideoControls.tsx';
import css from './StudioVideo.module.css';

export interface StudioVideoModel
  extends CameraNoticeModel, CustomerPictureModel, MicrophoneMeterModel, OwnPictureModel, VideoControlsModel {
  readonly isOn: boolean;
  readonly ownLine: StreamLineModel;
  readonly theirLine: StreamLineModel;
  /** Undefined while there is nothing to say. */
  readonly quality: StreamHealth | undefined;
}

const QUALITY_TONE = { good: 'good', fair: 'wait', poor: 'stop', none: 'stop' } as const;

interface Props {
  readonly model: StudioVideoModel;
}

/** State of both streams, in words. */
const VideoWords = observer(function VideoWords({ model }: { readonly model: StudioVideoModel }) {
  const { t } = useTranslation();
  return (
    <>
      {model.ownLine.status !== 'idle' && (
        <li>
          <StreamLine line={model.ownLine} />
        </li>
      )}
      {model.quality !== undefined && (
        <li>
          <StatusDot tone={QUALITY_TONE[model.quality]} label={t(`video.quality.${model.quality}`)} />
        </li>
      )}
    </>
  );
});

/** The performer's picture, what is wrong with it, and its two switches. */
export const StudioVideo = observer(function StudioVideo({ model }: Props) {
  return (
    <div className={css.video}>
      <OwnPicture model={model} />
      <CameraNotice model={model} />
      <StreamFailure line={model.ownLine} />
      {model.isOn && (
        <div className={css.own}>
          <VideoControls model={model} />
          <MicrophoneMeter model={model} />
          <ul className={css.words}>
            <VideoWords model={model} />
          </ul>
        </div>
      )}
    </div>
  );
});
