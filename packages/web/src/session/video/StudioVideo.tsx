import { observer } from 'mobx-react-lite';
import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import { CameraNotice, type CameraNoticeModel } from './CameraNotice.tsx';
import type { CustomerPictureModel } from './customer-picture.ts';
import { MicrophoneMeter, type MicrophoneMeterModel } from './MicrophoneMeter.tsx';
import { OwnPicture, type OwnPictureModel } from './OwnPicture.tsx';
import { QualityLine, StreamFailure, StreamLine, type StreamLineModel } from './StreamLine.tsx';
import { VideoControls, type VideoControlsModel } from './VideoControls.tsx';

export interface StudioVideoModel
  extends CameraNoticeModel, CustomerPictureModel, MicrophoneMeterModel, OwnPictureModel, VideoControlsModel {
  readonly isOn: boolean;
  readonly ownLine: StreamLineModel;
  readonly theirLine: StreamLineModel;
  /** Undefined while there is nothing to say. */
  readonly quality: StreamHealth | undefined;
}

interface Props {
  readonly model: StudioVideoModel;
}

/** State of the performer's stream, in words. */
const VideoWords = observer(function VideoWords({ model }: Props) {
  return (
    <ul className="flex wrap gap-1 gap-x-4">
      {model.ownLine.status !== 'idle' && (
        <li>
          <StreamLine line={model.ownLine} />
        </li>
      )}
      {model.quality !== undefined && (
        <li>
          <QualityLine quality={model.quality} />
        </li>
      )}
    </ul>
  );
});

/** The performer's picture, what is wrong with it, and its two switches. */
export const StudioVideo = observer(function StudioVideo({ model }: Props) {
  return (
    <div className="stack one-column gap-3">
      <OwnPicture model={model} />
      <CameraNotice model={model} />
      <StreamFailure line={model.ownLine} />
      {model.isOn && (
        <div className="row wrap gap-2 gap-x-4 small">
          <VideoControls model={model} />
          <MicrophoneMeter model={model} />
          <VideoWords model={model} />
        </div>
      )}
    </div>
  );
});
