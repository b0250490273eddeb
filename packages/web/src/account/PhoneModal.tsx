import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { InformationModalProps } from './NotApprovedModal.tsx';
import type { PhoneModel } from './phone-modal.view-model.ts';
import css from './PhoneModal.module.css';

/** Code of the condition that no text of a profile meets: without it phone services stay closed. */
const NUMBER = 'services.surinameseNumber';

/** Requirements of phone services, each with its state. @spec §5 — approved name, advertisement and welcome message */
export const PhoneModal = observer(function PhoneModal({
  open,
  close,
  model,
}: InformationModalProps & { readonly model: PhoneModel }) {
  const { t } = useTranslation();
  const isNumberRefused = model.conditions.some(({ code, met }) => code === NUMBER && !met);
  const isReady = model.conditions.every(({ met }) => met);
  return (
    <Modal
      name="phone"
      open={open}
      title={t(isReady ? 'modal.phone.ready' : 'modal.phone.title')}
      close={{ label: t('common.close'), press: close }}
      actions={
        <>
          <Button onClick={close}>{t('modal.phone.confirm')}</Button>
          <Link
            className={buttonClass({ look: 'primary' })}
            data-autofocus=""
            to={ROUTES[isNumberRefused ? 'personal' : 'profile-phone'].path}
            onClick={close}
          >
            {t(isNumberRefused ? 'modal.phone.toNumber' : 'modal.phone.toProfile')}
          </Link>
        </>
      }
    >
      {isNumberRefused ? (
        <Notice tone="wait">{t('error.services.surinameseNumber')}</Notice>
      ) : (
        <>
          <p>{t('modal.phone.text')}</p>
          <ul className={`stack gap-2 ${css.needs}`}>
            {model.conditions.map(
              ({ code, met }) =>
                code !== NUMBER && (
                  <li key={code}>
                    <span>{t(`modal.phone.need.${code}`)}</span>
                    <StatusDot tone={met ? 'good' : 'wait'} label={t(met ? 'modal.phone.met' : 'modal.phone.unmet')} />
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </Modal>
  );
});
