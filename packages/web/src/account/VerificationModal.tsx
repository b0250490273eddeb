import { observer } from 'mobx-react-lite';
import type { ErrorKey } from '@greenroom/core/app/app-error';
import { useTranslation } from '../i18n/i18n.ts';
import type { StillCameraModel } from '../media/still-camera.view-model.ts';
import { StillCamera } from '../media/StillCamera.tsx';
import type { VoiceRecorderModel } from '../media/voice-recorder.view-model.ts';
import { VoiceRecorder } from '../media/VoiceRecorder.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import css from './VerificationModal.module.css';

export interface VerificationModalModel {
  readonly camera: StillCameraModel;
  readonly recorder: VoiceRecorderModel;
  readonly sending: boolean;
  /** Said of what the platform has accepted. */
  readonly received: 'face' | 'voice' | undefined;
  /** Everything that was asked for is received: nothing is left to do here but to go on. */
  readonly done: boolean;
  /** Reason for sending it once more. */
  readonly errorKey: ErrorKey | undefined;
  readonly refuse: () => void;
  readonly goOn: () => void;
}

interface Props {
  readonly open: boolean;
  readonly kind: 'face' | 'voice';
  readonly model: VerificationModalModel;
}

/** Shows the check of face or voice; for the voice the performer speaks a fixed sentence. @spec §5 Voice check */
const Question = observer(function Question({ kind, model }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`verification.${kind}.text`)}</p>
      {kind === 'voice' && <blockquote className={css.sentence}>{t('verification.sentence')}</blockquote>}
      {model.errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(model.errorKey)}
        </Notice>
      )}
      {model.sending && <Loading label={t('verification.sending')} />}
      {!model.sending && kind === 'face' && <StillCamera model={model.camera} label={t('verification.openCamera')} />}
      {!model.sending && kind === 'voice' && (
        <VoiceRecorder model={model.recorder} record={t('verification.record')} stop={t('verification.stop')} />
      )}
      <p className="quiet">{t('verification.notKept')}</p>
    </>
  );
});

/**
 * Asks for a picture of the face or a recording of the voice, and closes only once the performer has read that it is received, or logs out.
 * @spec §2 Modals — the face-recog modal blocks the interface
 */
export const VerificationModal = observer(function VerificationModal({ open, kind, model }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      name={`${kind}-recog`}
      open={open}
      opensItself
      title={t(`verification.${kind}.title`)}
      actions={
        model.done ? (
          <Button look="primary" ref={takeFocus} onClick={model.goOn}>
            {t('verification.goOn')}
          </Button>
        ) : (
          <Button onClick={model.refuse}>{t('verification.refuse')}</Button>
        )
      }
    >
      {model.received !== undefined && (
        <Notice tone="good" data-announce="polite" title={t(`verification.${model.received}.received`)}>
          {model.done ? t('verification.allReceived') : t('verification.oneMore')}
        </Notice>
      )}
      {!model.done && <Question kind={kind} model={model} />}
    </Modal>
  );
});
