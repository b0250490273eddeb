import { observer } from 'mobx-react-lite';
import type { CameraErrorCode } from '@greenroom/core/session/video/streaming.errors';
import { useTranslation } from '../../i18n/i18n.ts';
import type { BrowserFamily } from '../../media/browser-family.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface CameraNoticeModel {
  readonly errorKey: `error.${CameraErrorCode}` | undefined;
  /** Browser whose settings hide the missing permission. */
  readonly help: BrowserFamily | undefined;
  readonly mayContinueWithoutMicrophone: boolean;
  /** Offers work by chat while neither camera nor microphone is on. */
  readonly mayChatOnly: boolean;
  readonly tryAgain: () => void;
  readonly continueWithoutMicrophone: () => void;
  readonly chatOnly: () => void;
}

interface Props {
  readonly model: CameraNoticeModel;
  /** A preview has no session to go on with. */
  readonly preview?: boolean;
}

/**
 * Texts of the button that asks for a device again, where it says more than that.
 * @spec §8 Camera and microphone — camera blocked (with unblock button)
 */
const TRY_AGAIN: Partial<
  Record<
    NonNullable<CameraNoticeModel['errorKey']>,
    `video.${'unblockDevice' | 'takeDevice'}.${'camera' | 'microphone'}`
  >
> = {
  'error.camera.isBack': 'video.takeDevice.camera',
  'error.camera.microphoneIsBack': 'video.takeDevice.microphone',
  'error.camera.blocked': 'video.unblockDevice.camera',
  'error.camera.microphoneBlocked': 'video.unblockDevice.microphone',
};

/** Problem of the camera or the microphone, with every remedy. */
export const CameraNotice = observer(function CameraNotice({ model, preview = false }: Props) {
  const { t } = useTranslation();
  if (model.errorKey === undefined) return null;
  return (
    <Notice
      tone={model.mayChatOnly ? 'stop' : 'wait'}
      data-announce="assertive"
      actions={
        <>
          <Button onClick={model.tryAgain}>{t(TRY_AGAIN[model.errorKey] ?? 'common.tryAgain')}</Button>
          {model.mayContinueWithoutMicrophone && (
            <Button onClick={model.continueWithoutMicrophone}>{t('video.withoutMicrophone')}</Button>
          )}
          {model.mayChatOnly && !preview && <Button onClick={model.chatOnly}>{t('video.chatOnly')}</Button>}
        </>
      }
    >
      <p>{t(model.errorKey)}</p>
      {model.help !== undefined && <p>{t(`video.unblock.${model.help}`)}</p>}
      {model.mayChatOnly && !preview && <p>{t('video.chatOnlyText')}</p>}
    </Notice>
  );
});
