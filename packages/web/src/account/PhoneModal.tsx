import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import type { InformationModalProps } from './NotApprovedModal.tsx';

/** What phone services need first. @spec §5 — approved name, advertisement and welcome message */
export const PhoneModal = ({ open, close }: InformationModalProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('modal.phone.title')}
      close={{ label: t('modal.close'), press: close }}
      actions={
        <Button look="primary" data-autofocus="" onClick={close}>
          {t('modal.phone.confirm')}
        </Button>
      }
    >
      <p>{t('modal.phone.text')}</p>
    </Modal>
  );
};
