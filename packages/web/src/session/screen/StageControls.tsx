import { Menu } from '@mantine/core';
import {
  IconCameraRotate,
  IconDots,
  IconMicrophone,
  IconMicrophoneOff,
  IconPictureInPicture,
  IconSettings,
  IconVideo,
  IconVideoOff,
  IconVolume,
  IconVolumeOff,
  type Icon,
} from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { BROWSER_NEEDS, has } from '../../device/browser-needs.ts';
import { ignoreRejection } from '../../device/ignore-rejection.ts';
import { useTranslation } from '../../i18n/i18n.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { keyShortcutsOf, labelsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import type { CustomerPictureModel } from '../video/customer-picture.ts';
import { isMicrophoneOn, MicrophoneBars, type MicrophoneMeterModel } from '../video/MicrophoneMeter.tsx';
import type { VideoControlsModel } from '../video/VideoControls.tsx';
import css from './StageControls.module.css';

export type StageControlsModel = VideoControlsModel &
  MicrophoneMeterModel &
  Pick<CustomerPictureModel, 'sound' | 'toggleSound' | 'theirTracks'> & { readonly isOn: boolean };

interface ControlProps {
  readonly icon: Icon;
  /** State in words, e.g. `Mic on`. */
  readonly word: string;
  /** Accessible name where the word alone is not enough; contains the word. */
  readonly name?: string;
  /** Effect of a press, in words; shown when the pointer rests on the control. */
  readonly does: string;
  readonly isOff: boolean;
  /** Shortcut action, whose keys are announced. */
  readonly action?: ShortcutAction;
  readonly press: () => void;
  readonly children?: ReactNode;
}

const Control = ({ icon: Picture, word, name, does, isOff, action, press, children }: ControlProps) => (
  <button
    type="button"
    className={`inline-row justify-center gap-2 target pressable small strong nowrap hovers ${css.control}`}
    data-off={isOff}
    aria-label={name}
    aria-keyshortcuts={action && keyShortcutsOf(action)}
    title={[does, ...(action === undefined ? [] : labelsOf(action))].join(' · ')}
    onClick={press}
  >
    <Picture size={20} aria-hidden="true" />
    <span className={css.word}>{word}</span>
    {action !== undefined && (
      <span className={css.keys}>
        <ShortcutKeys action={action} />
      </span>
    )}
    {children}
  </button>
);

interface MoreProps {
  readonly model: Pick<StageControlsModel, 'otherCamera' | 'switchCamera' | 'picture' | 'theirTracks'>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly openCheck: () => void;
}

const More = observer(function More({ model, videoRef, openCheck }: MoreProps) {
  const { t } = useTranslation();
  const togglePictureInPicture = (): void => {
    // Refused when the press came too late or the browser does not allow it: the picture stays where it is.
    if (document.pictureInPictureElement !== null) ignoreRejection(document.exitPictureInPicture());
    else if (videoRef.current !== null) ignoreRejection(videoRef.current.requestPictureInPicture());
  };
  return (
    <MenuButton label={t('session.screen.more')} icon={<IconDots size={20} aria-hidden="true" />} chevron={false}>
      {has(BROWSER_NEEDS.pictureInPicture) && model.theirTracks.some(({ kind }) => kind === 'video') && (
        <Menu.Item leftSection={<IconPictureInPicture size={20} aria-hidden="true" />} onClick={togglePictureInPicture}>
          {t('video.float')}
        </Menu.Item>
      )}
      {model.otherCamera !== undefined && (model.picture === 'on' || model.picture === 'starting') && (
        <Menu.Item leftSection={<IconCameraRotate size={20} aria-hidden="true" />} onClick={model.switchCamera}>
          {t(`video.switchCamera.${model.otherCamera}`)}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconSettings size={20} aria-hidden="true" />} onClick={openCheck}>
        {t('video.check.open')}
      </Menu.Item>
    </MenuButton>
  );
});

interface Props extends MoreProps {
  readonly model: StageControlsModel;
  /** `All good`, or nothing while something is wrong. */
  readonly health: ReactNode;
}

/** Controls under the picture: microphone and camera of the performer, and apart from them the sound of the customer. Red when off. */
export const StageControls = observer(function StageControls({ model, health, videoRef, openCheck }: Props) {
  const { t } = useTranslation();
  const hasMicrophone = isMicrophoneOn(model);
  const isCameraOn = model.picture === 'on' || model.picture === 'starting';
  const isSoundOn = model.sound === 'on';
  const soundWord = t(isSoundOn ? 'session.screen.sound.on' : 'session.screen.sound.off');
  return (
    <div className={`row gap-1 min-w-0 line-below ${css.controls}`} data-part="controls">
      {model.isOn && (
        <>
          <Control
            icon={hasMicrophone ? IconMicrophone : IconMicrophoneOff}
            word={t(hasMicrophone ? 'session.screen.mic.on' : 'session.screen.mic.off')}
            does={t(hasMicrophone ? 'video.mute' : 'video.unmute')}
            isOff={!hasMicrophone}
            action="mute"
            press={model.toggleMicrophone}
          />
          {hasMicrophone && model.microphone !== 'unmeasured' && (
            <span className={css.level}>
              <MicrophoneBars model={model} size="small" />
            </span>
          )}
          <Control
            icon={isCameraOn ? IconVideo : IconVideoOff}
            word={t(isCameraOn ? 'session.screen.camera.on' : 'session.screen.camera.off')}
            does={t(isCameraOn ? 'video.cameraOff' : 'video.cameraOn')}
            isOff={!isCameraOn}
            action="camera"
            press={model.toggleCamera}
          />
          <span className={css.divider} />
        </>
      )}
      {model.theirTracks.length > 0 && (
        <Control
          icon={isSoundOn ? IconVolume : IconVolumeOff}
          word={soundWord}
          name={`${t('session.screen.sound.of')}: ${soundWord}`}
          does={t(
            isSoundOn ? 'video.sound.mute' : model.sound === 'blocked' ? 'video.sound.blocked' : 'video.sound.unmute',
          )}
          isOff={!isSoundOn}
          press={model.toggleSound}
        />
      )}
      <div className={`flex justify-end ${css.health}`}>{health}</div>
      <More model={model} videoRef={videoRef} openCheck={openCheck} />
    </div>
  );
});
