import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';

interface Props {
  readonly open: boolean;
  readonly stay: () => void;
  readonly discard: () => void;
}

/** Asks whether changes that are not saved are discarded. */
export const LeaveDialog = ({ open, stay, discard }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal
      name="leave"
      open={open}
      title={t('form.leave.title')}
      close={{ label: t('form.leave.stay'), press: stay }}
      actions={
        <>
          <Button onClick={discard}>{t('form.leave.discard')}</Button>
          <Button look="primary" data-autofocus="" onClick={stay}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.leave.text')}</p>
    </Modal>
  );
};
