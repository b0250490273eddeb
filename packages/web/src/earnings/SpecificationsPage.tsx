import { IconFileInvoice, IconFileTypePdf } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { PayoutWeeks } from '@greenroom/core/earnings/payout-forecast';
import type { WeekLabel } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel, QueryView } from '../ui/query-view.ts';
import { EarningsLeft, type EarningsLeftModel } from './EarningsLeft.tsx';
import { EarningsTabs } from './EarningsTabs.tsx';
import { PayoutForecast } from './PayoutForecast.tsx';
import { useWeekName } from './use-period-name.ts';
import css from './SpecificationsPage.module.css';

export interface PaymentRow {
  readonly id: string;
  readonly week: WeekLabel;
  readonly paidOn: string;
  readonly sessions: string;
  readonly amount: string;
  /** Address of the specification. */
  readonly specification: string;
  readonly invoice: string;
}

export interface SpecificationsPageModel {
  readonly left: EarningsLeftModel;
  /** Undefined where the platform does not tell the weeks before a payout. */
  readonly forecast: QueryView<PayoutWeeks> | undefined;
  readonly list: ListModel;
  readonly rows: readonly PaymentRow[];
}

const PaymentDocuments = ({ row }: { readonly row: PaymentRow }) => {
  const { t } = useTranslation();
  return (
    <span className="inline-flex wrap gap-x-4">
      <a
        className={css.document}
        href={row.specification}
        download
        aria-label={t('earnings.specificationOf', { id: row.id })}
      >
        <IconFileTypePdf size={18} aria-hidden="true" />
        {t('earnings.pdf')}
      </a>
      <a className={css.document} href={row.invoice} download aria-label={t('earnings.invoiceOf', { id: row.id })}>
        <IconFileInvoice size={18} aria-hidden="true" />
        {t('earnings.invoice')}
      </a>
    </span>
  );
};

/** Weekly payouts with specification and invoice. @spec §2 /earnings/specifications/ — paged, limit 20 */
export const SpecificationsPage = observer(function SpecificationsPage({
  model,
}: {
  readonly model: SpecificationsPageModel;
}) {
  const { t } = useTranslation();
  const weekName = useWeekName();
  return (
    <Page title={t('earnings.specificationsTitle')} intro={t('earnings.specificationsIntro')}>
      <EarningsTabs hasYear={model.forecast !== undefined} />
      <Panel aria-label={t('earnings.specifications')}>
        <ListFrame
          model={model.list}
          label={t('earnings.paymentsPaging')}
          failed={t('error.earnings.specificationsNotLoaded')}
          empty={{
            icon: <IconFileInvoice size={32} aria-hidden="true" />,
            title: t('earnings.noPaymentsTitle'),
            text: t('earnings.noPaymentsText'),
          }}
        >
          <DataTable
            caption={t('earnings.specifications')}
            rows={model.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'week',
                title: t('earnings.week'),
                isName: true,
                cell: ({ week }) => <span className={css.week}>{weekName(week)}</span>,
              },
              { key: 'paidOn', title: t('earnings.paid'), isNumber: true, cell: ({ paidOn }) => paidOn },
              { key: 'sessions', title: t('earnings.count'), isNumber: true, cell: ({ sessions }) => sessions },
              {
                key: 'amount',
                title: t('earnings.amount'),
                isNumber: true,
                isPrivate: 'amount',
                cell: ({ amount }) => amount,
              },
              { key: 'papers', title: t('earnings.documents'), cell: (row) => <PaymentDocuments row={row} /> },
            ]}
          />
        </ListFrame>
      </Panel>
      <EarningsLeft model={model.left} />
      {model.forecast !== undefined && <PayoutForecast model={model.forecast} />}
    </Page>
  );
});
