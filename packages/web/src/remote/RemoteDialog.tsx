import { observer } from 'mobx-react-lite';
import { QrCode } from '../account-security/QrCode.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { RemoteDialogModel } from './remote-dialog.view-model.ts';
import css from './RemoteDialog.module.css';

interface Props {
  readonly model: RemoteDialogModel;
}

const Code = ({ code }: { readonly code: NonNullable<RemoteDialogModel['code']> }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('remote.pair.scan')}</p>
      <QrCode className={css.qr} content={code.link} label={t('remote.pair.qr')} />
      <p>
        {t('remote.pair.orType')} <code className={`text-heading nowrap ${css.code}`}>{code.typed}</code>
      </p>
      <p className="quiet">{t('remote.pair.lifetime')}</p>
    </>
  );
};

/** Pairs a phone as the remote of this page, or ends it. */
export const RemoteDialog = observer(function RemoteDialog({ model }: Props) {
  const { t } = useTranslation();
  const { code, errorKey, isPaired, isBusy } = model;
  return (
    <Modal
      name="remote"
      open={model.isOpen}
      title={t('remote.title')}
      close={{ label: t('common.close'), press: model.close }}
      actions={
        isPaired ? (
          <Button look="stop" busy={isBusy} onClick={model.end}>
            {t('remote.end')}
          </Button>
        ) : (
          code === undefined && (
            <Button look="primary" busy={isBusy} onClick={model.createCode}>
              {t('remote.pair.newCode')}
            </Button>
          )
        )
      }
    >
      <div className="stack one-column gap-3">
        {errorKey !== undefined && (
          <Notice tone="wait" data-announce="assertive">
            {t(errorKey)}
          </Notice>
        )}
        {isPaired && (
          <Notice tone="good" title={t('remote.paired.title')} data-announce="polite">
            {t('remote.paired.text')}
          </Notice>
        )}
        {!isPaired && code !== undefined && <Code code={code} />}
        {!isPaired && code === undefined && isBusy && <Loading label={t('remote.pair.making')} />}
      </div>
    </Modal>
  );
});
