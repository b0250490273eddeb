import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Key } from './shortcuts/Key.tsx';
import { useTypingGuard } from './use-typing-guard.ts';

interface Props {
  readonly open: boolean;
  readonly client: ClientName;
  readonly end: () => void;
  readonly endAndBlock: () => void;
  readonly close: () => void;
}

/** Ending asks once; Enter confirms it, unless it ends a typed word; Escape goes on. Blocking is a choice beside it, never the first. */
export const EndChoice = ({ open, client, end, endAndBlock, close }: Props) => {
  const { t } = useTranslation();
  useTypingGuard(open);
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
      close={{ label: t('session.ending.cancel'), press: close }}
      actions={
        <>
          <Button onClick={choose(endAndBlock)}>
            <span data-private="name">{t('session.ending.andBlock', { name })}</span>
          </Button>
          <Button look="stop" data-autofocus="" onClick={choose(end)}>
            {t('session.ending.confirm')} <Key name="Enter" silent />
          </Button>
        </>
      }
    >
      <p data-private="name">{t('session.ending.text', { name })}</p>
    </Modal>
  );
};
