import { observer } from 'mobx-react-lite';
import { MAX_FLAG_LENGTH } from '@greenroom/core/moderation/flag';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Private } from '../ui/Private.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { FlagModel } from './flag.view-model.ts';

/** Report to a moderator; the customer is not told. @spec §7 POST moderator/flag */
export const FlagModal = observer(function FlagModal({ model }: { readonly model: FlagModel }) {
  const { t } = useTranslation();
  const name = useNameOf()(model.client);
  return (
    <Modal
      name="flag"
      open={model.open}
      title={<Private kind="name">{t('moderation.title', { name })}</Private>}
      close={{ label: t('common.close'), press: model.close }}
      actions={
        <>
          <Button onClick={model.close}>{t('moderation.cancel')}</Button>
          <Button look="primary" busy={model.sending} disabled={!model.maySend} onClick={model.send}>
            {t('moderation.send')}
          </Button>
        </>
      }
    >
      <p data-private="name">{t('moderation.text', { name })}</p>
      <TextArea
        data-autofocus=""
        label={t('moderation.reason')}
        help={t('moderation.reasonHelp')}
        error={model.failed ? t('error.moderation.notFlagged') : undefined}
        value={model.reason}
        maxLength={MAX_FLAG_LENGTH}
        readOnly={model.sending}
        onChange={(event) => model.write(event.target.value)}
      />
    </Modal>
  );
});
