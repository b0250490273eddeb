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
import { useTranslation } from '../../i18n/i18n.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import { keyShortcutsOf, labelsOf } from '../shortcuts/ShortcutKeys.tsx';
import type { CustomerPictureModel } from '../video/customer-picture.ts';
import type { MicrophoneMeterModel } from '../video/MicrophoneMeter.tsx';
import type { VideoControlsModel } from '../video/VideoControls.tsx';
import css from './StageControls.module.css';

export type StageControlsModel = VideoControlsModel &
  MicrophoneMeterModel &
  Pick<CustomerPictureModel, 'sound' | 'toggleSound' | 'theirTracks'> & { readonly isOn: boolean };

interface ControlProps {
  readonly icon: Icon;
  /** State in words, e.g. `Mic on`. */
  readonly word: string;
  /** For whom the word is not enough: contains the word. */
  readonly name?: string;
  /** Effect of a press, in words. */
  readonly does: string;
  readonly isOff: boolean;
  /** Action with the keys to announce. */
  readonly action?: ShortcutAction;
  readonly press: () => void;
  readonly children?: ReactNode;
}

const Control = ({ icon: Picture, word, name, does, isOff, action, press, children }: ControlProps) => (
  <button
    type="button"
    className={css.control}
    data-off={isOff}
    aria-label={name ?? word}
    aria-keyshortcuts={action && keyShortcutsOf(action)}
    title={[does, ...(action === undefined ? [] : labelsOf(action))].join(' · ')}
    onClick={press}
  >
    <Picture size={20} aria-hidden="true" />
    <span className={css.word}>{word}</span>
    {children}
  </button>
);

const BARS = [1, 2, 3, 4, 5] as const;

/** Loudness of the performer, drawn small; words appear where something is wrong. */
const Level = observer(function Level({ model }: { readonly model: MicrophoneMeterModel }) {
  const { t } = useTranslation();
  return (
    <span
      className={css.level}
      role="meter"
      aria-label={t('video.meter')}
      aria-valuemin={0}
      aria-valuemax={BARS.length}
      aria-valuenow={model.bars}
    >
      {BARS.map((bar) => (
        <span key={bar} data-on={bar <= model.bars} />
      ))}
    </span>
  );
});

const ignoreRejection = (asked: Promise<unknown>): void => {
  // Refused when the press came too late or the browser does not want to: the picture stays where it is.
  asked.catch(() => undefined);
};

interface MoreProps {
  readonly model: Pick<StageControlsModel, 'otherCamera' | 'switchCamera' | 'picture'>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly openCheck: () => void;
}

const More = observer(function More({ model, videoRef, openCheck }: MoreProps) {
  const { t } = useTranslation();
  const togglePictureInPicture = (): void => {
    if (document.pictureInPictureElement !== null) ignoreRejection(document.exitPictureInPicture());
    else if (videoRef.current !== null) ignoreRejection(videoRef.current.requestPictureInPicture());
  };
  return (
    <MenuButton label={t('session.screen.more')} icon={<IconDots size={20} aria-hidden="true" />} chevron={false}>
      {document.pictureInPictureEnabled && (
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

/** Under the picture: microphone and camera of the performer, apart from them the customer's sound. Red when off. */
export const StageControls = observer(function StageControls({ model, health, videoRef, openCheck }: Props) {
  const { t } = useTranslation();
  const hears = model.microphone === 'works' || model.microphone === 'silent';
  const sees = model.picture === 'on' || model.picture === 'starting';
  const sounds = model.sound === 'on';
  const soundWord = t(sounds ? 'session.screen.sound.on' : 'session.screen.sound.off');
  return (
    <div className={css.controls} data-part="controls">
      {model.isOn && (
        <>
          <Control
            icon={hears ? IconMicrophone : IconMicrophoneOff}
            word={t(hears ? 'session.screen.mic.on' : 'session.screen.mic.off')}
            does={t(hears ? 'video.mute' : 'video.unmute')}
            isOff={!hears}
            action="mute"
            press={model.toggleMicrophone}
          />
          {hears && <Level model={model} />}
          <Control
            icon={sees ? IconVideo : IconVideoOff}
            word={t(sees ? 'session.screen.camera.on' : 'session.screen.camera.off')}
            does={t(sees ? 'video.cameraOff' : 'video.cameraOn')}
            isOff={!sees}
            action="camera"
            press={model.toggleCamera}
          />
          <span className={css.divider} />
        </>
      )}
      {model.theirTracks.length > 0 && (
        <Control
          icon={sounds ? IconVolume : IconVolumeOff}
          word={soundWord}
          name={`${t('session.screen.sound.of')}: ${soundWord}`}
          does={t(
            sounds ? 'video.sound.mute' : model.sound === 'blocked' ? 'video.sound.blocked' : 'video.sound.unmute',
          )}
          isOff={!sounds}
          press={model.toggleSound}
        />
      )}
      <div className={css.health}>{health}</div>
      <More model={model} videoRef={videoRef} openCheck={openCheck} />
    </div>
  );
});
