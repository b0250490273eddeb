import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useNameOf } from './ClientLabel.tsx';

interface Props {
  readonly open: boolean;
  readonly client: ClientName;
  readonly end: () => void;
  readonly endAndBlock: () => void;
  readonly close: () => void;
}

/** Ending asks once, for it costs money, and the focus is on staying; blocking is a choice beside it, never the first. */
export const EndChoice = ({ open, client, end, endAndBlock, close }: Props) => {
  const { t } = useTranslation();
  const name = useNameOf()(client);
  const choose = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Modal
      open={open}
      title={t('session.ending.title')}
      close={{ label: t('session.ending.cancel'), press: close }}
      actions={
        <>
          <Button onClick={choose(endAndBlock)}>{t('session.ending.andBlock', { name })}</Button>
          <Button look="stop" onClick={choose(end)}>
            {t('session.ending.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('session.ending.text', { name })}</p>
    </Modal>
  );
};
