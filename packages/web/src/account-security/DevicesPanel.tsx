import { observer } from 'mobx-react-lite';
import { countryName } from '../forms/country-names.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { DevicesModel, DeviceRow } from './devices.view-model.ts';
import { OwnRows } from './OwnRows.tsx';

interface Props {
  readonly model: DevicesModel;
}

const Row = observer(function Row({ model, row }: Props & { readonly row: DeviceRow }) {
  const { t, i18n } = useTranslation();
  const { id, browser, system, country, first, last, isThis } = row;
  const name = t('accountSecurity.devices.name', {
    browser: browser ?? t('accountSecurity.devices.unknownBrowser'),
    system: system ?? t('accountSecurity.devices.unknownSystem'),
  });
  const place =
    country === undefined ? t('accountSecurity.devices.unknownCountry') : countryName(country, i18n.language);
  return (
    <li className="row justify-between wrap gap-2 gap-x-4">
      <div>
        <p className="strong break-anywhere">{name}</p>
        <p className="quiet readable">{place}</p>
        <p className="quiet readable">{t('accountSecurity.devices.seen', { first, last })}</p>
      </div>
      {isThis ? (
        <StatusDot tone="good" label={t('accountSecurity.devices.this')} />
      ) : (
        <Button
          waits={model.busy}
          aria-label={t('accountSecurity.devices.logOutOne', { name })}
          onClick={() => model.logOut(id)}
        >
          {t('accountSecurity.devices.logOut')}
        </Button>
      )}
    </li>
  );
});

const Rows = observer(function Rows({ model }: Props) {
  const { t } = useTranslation();
  const { rows = [] } = model;
  const hasOthers = rows.some(({ isThis }) => !isThis);
  return (
    <>
      <ul className="stack gap-3">
        {rows.map((row) => (
          <Row key={row.id} model={model} row={row} />
        ))}
      </ul>
      {hasOthers ? (
        <div className="flex wrap gap-2">
          <Button busy={model.busy} onClick={model.logOutOthers}>
            {t('accountSecurity.devices.logOutOthers')}
          </Button>
        </div>
      ) : (
        <p>{t('accountSecurity.devices.onlyThis')}</p>
      )}
    </>
  );
});

/** Devices that are logged in to the account: each with its browser, system and country, and the way to log it out. */
export const DevicesPanel = observer(function DevicesPanel({ model }: Props) {
  const { t } = useTranslation();
  const { outcome } = model;
  return (
    <Panel keepsFocus aria-labelledby="devices-title">
      <div className="stack one-column gap-4">
        <h2 id="devices-title">{t('accountSecurity.devices.title')}</h2>
        <p className="quiet readable">
          {t('accountSecurity.devices.text')} {t('accountSecurity.devices.countries')}
        </p>
        {outcome !== undefined && (
          <Notice
            tone={outcome === 'done' ? 'good' : 'stop'}
            data-announce={outcome === 'done' ? 'polite' : 'assertive'}
          >
            {t(outcome === 'done' ? 'accountSecurity.devices.done' : 'error.accountSecurity.notChanged')}
          </Notice>
        )}
        <OwnRows model={model}>
          <Rows model={model} />
        </OwnRows>
      </div>
    </Panel>
  );
});
