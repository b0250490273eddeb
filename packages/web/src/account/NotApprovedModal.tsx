import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';

export interface InformationModalProps {
  readonly open: boolean;
  readonly close: () => void;
}

/** Explains the wait for approval. @spec §4 Account approval */
export const NotApprovedModal = ({ open, close }: InformationModalProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      name="notapproved"
      open={open}
      opensItself
      title={t('modal.notapproved.title')}
      close={{ label: t('modal.close'), press: close }}
      actions={
        <Button look="primary" data-autofocus="" onClick={close}>
          {t('modal.notapproved.confirm')}
        </Button>
      }
    >
      <p>{t('modal.notapproved.text')}</p>
      <p>{t('modal.notapproved.meanwhile')}</p>
    </Modal>
  );
};
