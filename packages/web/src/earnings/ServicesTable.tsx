import { observer } from 'mobx-react-lite';
import type { EarnedService } from '@greenroom/core/earnings/earnings';
import { useTranslation } from '../i18n/i18n.ts';
import { ShareTable } from './ShareTable.tsx';

export interface ServiceShare {
  readonly service: EarnedService;
  readonly count: string;
  readonly amount: string;
  /** Of the dearest one, from 0 to 1: how long its bar is. */
  readonly share: number;
}

/** Earnings of each service, the dearest first. */
export const ServicesTable = observer(function ServicesTable({ rows }: { readonly rows: readonly ServiceShare[] }) {
  const { t } = useTranslation();
  return (
    <ShareTable
      caption={t('earnings.byService')}
      nameTitle={t('earnings.service')}
      rows={rows.map(({ service, ...row }) => ({ ...row, key: service, name: t(`services.name.${service}`) }))}
    />
  );
});
