import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { CameraNotice, type CameraNoticeModel } from './CameraNotice.tsx';
import { CustomerPicture, type CustomerPictureModel } from './CustomerPicture.tsx';
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
  /** Who is in the room; undefined while nobody is. */
  readonly customer: { readonly name: string; readonly camera: 'on' | 'off' } | undefined;
  /** The way to the devices while somebody is in the room. */
  readonly check: ReactNode;
}

/** What goes over the lines, in words. */
export const VideoWords = observer(function VideoWords({ model }: { readonly model: StudioVideoModel }) {
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
      {model.theirLine.status !== 'idle' && (
        <li>
          <StreamLine line={model.theirLine} />
        </li>
      )}
    </>
  );
});

/** Both pictures, what is wrong with them, and her two switches. */
export const StudioVideo = observer(function StudioVideo({ model, customer, check }: Props) {
  return (
    <div className={css.video}>
      {customer === undefined ? (
        <OwnPicture model={model} />
      ) : (
        <CustomerPicture
          model={model}
          name={customer.name}
          camera={customer.camera}
          switches={
            <>
              {model.isOn && <VideoControls model={model} small />}
              {check}
            </>
          }
        >
          <OwnPicture model={model} />
        </CustomerPicture>
      )}
      <CameraNotice model={model} />
      <StreamFailure line={model.ownLine} />
      {customer !== undefined && <StreamFailure line={model.theirLine} />}
      {model.isOn && customer === undefined && (
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
