import { observer } from 'mobx-react-lite';
import type { ClientMonth } from '@greenroom/core/clients/client-record';
import { currency } from '@greenroom/core/formatting/money';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { shareOf } from '../ui/share-of.ts';
import css from './ClientMonths.module.css';

type Months = readonly ClientMonth[];

/** Month and year, `11-2026`. */
const nameOf = ({ month }: ClientMonth): string => {
  const [year = '', number = ''] = month.split('-');
  return `${Number(number)}-${year}`;
};

const Chart = ({ months }: { readonly months: Months }) => {
  const { t } = useTranslation();
  const amounts = months.map(({ earned }) => earned);
  return (
    <>
      <div className={css.chart} aria-hidden="true" data-private="amount">
        {months.map(({ month, earned }) => (
          <span
            key={month}
            className={css.bar}
            style={{ blockSize: `${Math.round(shareOf(earned, amounts) * 100)}%` }}
          />
        ))}
      </div>
      <p className="flex justify-between quiet small tabular" aria-hidden="true">
        {[months.at(0), months.at(-1)].map((end, index) => (
          <span key={index}>{end && nameOf(end)}</span>
        ))}
      </p>
      <Disclosure summary={t('clients.months.table')}>
        <DataTable
          caption={t('clients.months.title')}
          rows={months.toReversed()}
          keyOf={({ month }) => month}
          hasLines
          columns={[
            { key: 'month', title: t('clients.months.month'), isName: true, cell: nameOf },
            { key: 'visits', title: t('clients.visits'), isNumber: true, cell: ({ visits }) => visits },
            {
              key: 'earned',
              title: t('clients.earnings'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ earned }) => currency(earned),
            },
          ]}
        />
      </Disclosure>
    </>
  );
};

/** Earnings with this customer in each of the last twelve months, as a chart and as a table. */
export const ClientMonths = observer(function ClientMonths({ months }: { readonly months: QueryView<Months> }) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="months-title">
      <h2 id="months-title">{t('clients.months.title')}</h2>
      <QueryState query={months} failed={t('error.clients.monthsNotLoaded')}>
        {(rows) =>
          rows.every(({ earned }) => earned === 0) ? (
            <p className="quiet">{t('clients.months.none')}</p>
          ) : (
            <Chart months={rows} />
          )
        }
      </QueryState>
    </Panel>
  );
});
