import type { Service } from '@greenroom/core/services/service';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import css from './ServicesTable.module.css';

export interface ServiceShare {
  readonly service: Service;
  readonly count: string;
  readonly amount: string;
  /** Of the dearest one, from 0 to 1: how long its bar is. */
  readonly share: number;
}

/** Earnings of each service: a bar and the figures on one line, so the drawing is its own table. */
export const ServicesTable = observer(function ServicesTable({ rows }: { readonly rows: readonly ServiceShare[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('earnings.byService')}
      rows={rows}
      keyOf={({ service }) => service}
      columns={[
        {
          key: 'service',
          title: t('earnings.service'),
          isName: true,
          cell: ({ service }) => t(`services.name.${service}`),
        },
        {
          key: 'share',
          title: t('earnings.share'),
          cell: ({ share }) => (
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          ),
        },
        { key: 'count', title: t('earnings.count'), isNumber: true, cell: ({ count }) => count },
        {
          key: 'amount',
          title: t('earnings.amount'),
          isNumber: true,
          isPrivate: 'amount',
          cell: ({ amount }) => amount,
        },
      ]}
    />
  );
});
