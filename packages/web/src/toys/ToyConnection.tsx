import { observer } from 'mobx-react-lite';
import type { ToyQr } from '@greenroom/core/toys/toy-socket.port';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { ToyConnectionModel } from './toy-connection.view-model.ts';
import { CONNECTION_TONE } from './toy-tones.ts';
import css from './ToysPage.module.css';

const QrCode = ({ qr }: { readonly qr: ToyQr }) => {
  const { t } = useTranslation();
  return (
    <div className={`stack gap-2 ${css.qr}`}>
      <img src={qr.image} alt={t('toys.connection.qr')} width={200} height={200} />
      {qr.code !== '' && <p>{t('toys.connection.code', { code: qr.code })}</p>}
    </div>
  );
};

/** Progress of connecting, the code to scan, a failure and its remedy. @spec §4 Toy connection */
export const ToyConnection = observer(function ToyConnection({ model }: { readonly model: ToyConnectionModel }) {
  const { t } = useTranslation();
  const { status, phase, qr, errorKey } = model;
  return (
    <Panel aria-label={t('toys.connection.title')}>
      <div className={`row wrap gap-2 gap-x-3 ${css.head}`}>
        <div className={`flex-1 text-heading ${css.title}`} data-announce="polite">
          <StatusDot tone={CONNECTION_TONE[status]} label={t(`toys.connection.status.${status}`)} />
        </div>
        {status === 'disconnected' ? (
          <Button look="primary" onClick={model.connect}>
            {t('toys.connection.connect')}
          </Button>
        ) : (
          <Button onClick={model.disconnect}>
            {t(status === 'connected' ? 'toys.connection.disconnect' : 'common.cancel')}
          </Button>
        )}
      </div>
      {errorKey !== undefined && (
        <div className={css.failure}>
          <Notice tone="stop" data-announce="assertive">
            {t(errorKey)}
            {model.vendor !== undefined && <> {t('toys.connection.vendorSaid', model.vendor)}</>}
          </Notice>
        </div>
      )}
      <p className={`quiet small normal ${css.quiet}`}>{t(`toys.connection.hint.${phase}`)}</p>
      {status === 'waiting_for_qr' && qr !== undefined && <QrCode qr={qr} />}
    </Panel>
  );
});
