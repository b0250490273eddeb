import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Key } from './shortcuts/Key.tsx';
import css from './EndChoice.module.css';

interface Props {
  readonly open: boolean;
  readonly client: ClientName;
  readonly end: () => void;
  readonly endAndBlock: () => void;
  readonly close: () => void;
}

/** Ending asks once; Enter confirms it, unless it ends a typed word; Escape goes on. Blocking is a choice apart, below it. */
export const EndChoice = ({ open, client, end, endAndBlock, close }: Props) => {
  const { t } = useTranslation();
  const name = useNameOf()(client);
  const choose = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Modal
      name="end"
      open={open}
      title={t('session.ending.title')}
      close={{ label: t('common.close'), press: close }}
      actions={
        <>
          <Button onClick={close}>{t('session.ending.cancel')}</Button>
          <Button look="stop" data-autofocus="" onClick={choose(end)}>
            {t('session.ending.confirm')} <Key name="Enter" silent />
          </Button>
          <div className={`flex justify-end small ${css.block}`}>
            <Button look="quiet" onClick={choose(endAndBlock)}>
              <span data-private="name">{t('session.ending.andBlock', { name })}</span>
            </Button>
          </div>
        </>
      }
    >
      <p data-private="name">{t('session.ending.text', { name })}</p>
    </Modal>
  );
};
