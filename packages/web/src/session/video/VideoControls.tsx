import { IconCameraRotate, IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { Facing } from '@greenroom/core/session/video/camera.machine';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { isMicrophoneOn, type MicrophoneMeterModel } from './MicrophoneMeter.tsx';
import type { OwnPictureModel } from './OwnPicture.tsx';
import css from './VideoControls.module.css';

export interface VideoControlsModel {
  readonly picture: OwnPictureModel['picture'];
  readonly microphone: MicrophoneMeterModel['microphone'];
  /** Side of the camera that a switch turns to, `other` where its name does not tell; undefined where there is no other. */
  readonly otherCamera: Facing | 'other' | undefined;
  readonly switchCamera: () => void;
  readonly toggleCamera: () => void;
  readonly toggleMicrophone: () => void;
}

interface Props {
  readonly model: VideoControlsModel;
}

/** Microphone and camera, each off and on again. Off means that the device is stopped. */
export const VideoControls = observer(function VideoControls({ model }: Props) {
  const { t } = useTranslation();
  const isSoundOn = isMicrophoneOn(model);
  const isPictureOn = model.picture === 'on' || model.picture === 'starting';
  const [Microphone, Camera] = [isSoundOn ? IconMicrophone : IconMicrophoneOff, isPictureOn ? IconVideo : IconVideoOff];
  const [microphone, camera] = [
    t(isSoundOn ? 'video.mute' : 'video.unmute'),
    t(isPictureOn ? 'video.cameraOff' : 'video.cameraOn'),
  ];
  return (
    <div className={`flex wrap gap-2 ${css.controls}`}>
      <Button icon={<Microphone size={20} aria-hidden="true" />} onClick={model.toggleMicrophone}>
        {microphone}
      </Button>
      <Button icon={<Camera size={20} aria-hidden="true" />} onClick={model.toggleCamera}>
        {camera}
      </Button>
      {isPictureOn && model.otherCamera !== undefined && (
        <Button icon={<IconCameraRotate size={20} aria-hidden="true" />} onClick={model.switchCamera}>
          {t(`video.switchCamera.${model.otherCamera}`)}
        </Button>
      )}
    </div>
  );
});
