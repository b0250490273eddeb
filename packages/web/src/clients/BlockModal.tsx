import { useState } from 'react';
import { MAX_REASON_LENGTH } from '@greenroom/core/blocks/block';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Private } from '../ui/Private.tsx';
import { TextField } from '../ui/TextField.tsx';

export interface BlockModalProps {
  readonly open: boolean;
  readonly client: ClientName;
  readonly close: () => void;
  readonly block: (reason: string) => void;
}

/** Asks for confirmation and a private reason before a customer is blocked. With the customer's id as its key, so that no reason stays for the next one. */
export const BlockModal = ({ open, client, close, block }: BlockModalProps) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  // It stays after the press, for a block that fails.
  const [reason, write] = useState('');
  const name = nameOf(client);
  const leave = (): void => {
    write('');
    close();
  };
  return (
    <Modal
      name="block"
      open={open}
      title={<Private kind="name">{t('clients.blockTitle', { name })}</Private>}
      close={{ label: t('common.close'), press: leave }}
      actions={
        <>
          <Button onClick={leave}>{t('common.cancel')}</Button>
          <Button look="stop" onClick={() => block(reason)}>
            <Private kind="name">{t('clients.blockNow', { name })}</Private>
          </Button>
        </>
      }
    >
      <p>{t('clients.blockText')}</p>
      <TextField
        label={t('clients.reason')}
        help={t('clients.reasonHelp')}
        data-autofocus=""
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
      />
    </Modal>
  );
};
