import type { ERROR_I18N_KEY } from '@greenroom/core/app/app-error';
import { IconCamera } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './StillCamera.module.css';

export interface StillCameraModel {
  readonly status: 'off' | 'opening' | 'on';
  readonly errorKey: (typeof ERROR_I18N_KEY)[keyof typeof ERROR_I18N_KEY] | undefined;
  readonly open: () => Promise<void>;
  readonly attach: (video: HTMLVideoElement | null) => void;
  readonly take: () => Promise<void>;
  readonly close: () => void;
}

interface Props {
  readonly model: StillCameraModel;
  /** Label of the button that opens the camera. */
  readonly label: string;
}

/** Opens the camera, shows its picture, takes one. */
export const StillCamera = observer(function StillCamera({ model, label }: Props) {
  const { t } = useTranslation();
  const { status, errorKey } = model;
  return (
    <div className={css.camera}>
      {errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(errorKey)}
        </Notice>
      )}
      {status === 'on' && (
        <>
          <video className={css.picture} ref={model.attach} autoPlay playsInline muted />
          <div className={css.actions}>
            <Button onClick={model.close}>{t('camera.still.cancel')}</Button>
            <Button look="primary" icon={<IconCamera size={20} aria-hidden="true" />} onClick={() => void model.take()}>
              {t('camera.still.take')}
            </Button>
          </div>
        </>
      )}
      {status !== 'on' && (
        <Button
          busy={status === 'opening'}
          icon={<IconCamera size={20} aria-hidden="true" />}
          onClick={() => void model.open()}
        >
          {label}
        </Button>
      )}
    </div>
  );
});
