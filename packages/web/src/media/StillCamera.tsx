import { IconCamera } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { detach } from '@greenroom/core/kernel/detach';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { takeFocus, takeFocusInView } from '../ui/take-focus.ts';
import type { StillCameraModel } from './still-camera.view-model.ts';
import css from './StillCamera.module.css';

interface Props {
  readonly model: StillCameraModel;
  /** Label of the button that opens the camera. */
  readonly label: string;
}

/** Opens the camera, shows its picture, takes one, and shows that one until it is used or taken again. The camera goes off with it. */
export const StillCamera = observer(function StillCamera({ model, label }: Props) {
  const { t } = useTranslation();
  const { status, errorKey } = model;
  // The button that opens takes the focus back, and none when it is shown first.
  const [wasOpened, setOpened] = useState(false);
  const open = (): void => {
    setOpened(true);
    detach(model.open());
  };
  useEffect(
    // A picture that was taken is kept; its camera is off already.
    () => () => {
      if (model.status !== 'taken') model.close();
    },
    [model],
  );
  return (
    <div className="stack justify-items-start gap-3">
      {errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(errorKey)}
        </Notice>
      )}
      {status === 'on' && (
        <>
          <video className={css.picture} ref={model.attach} autoPlay playsInline muted />
          <div className={`flex wrap gap-3 ${css.actions}`}>
            <Button onClick={model.close}>{t('common.cancel')}</Button>
            <Button
              look="primary"
              ref={takeFocusInView}
              icon={<IconCamera size={20} aria-hidden="true" />}
              onClick={() => detach(model.take())}
            >
              {t('camera.still.take')}
            </Button>
          </div>
        </>
      )}
      {status === 'taken' && (
        <>
          <img className={css.picture} src={model.preview} alt={t('camera.still.taken')} />
          <p>{t('camera.still.look')}</p>
          <div className={`flex wrap gap-3 ${css.actions}`}>
            <Button onClick={() => detach(model.open())}>{t('camera.still.again')}</Button>
            <Button look="primary" ref={takeFocusInView} onClick={model.use}>
              {t('camera.still.use')}
            </Button>
          </div>
        </>
      )}
      {(status === 'off' || status === 'opening') && (
        <Button
          ref={wasOpened ? takeFocus : undefined}
          busy={status === 'opening'}
          icon={<IconCamera size={20} aria-hidden="true" />}
          onClick={open}
        >
          {label}
        </Button>
      )}
    </div>
  );
});
