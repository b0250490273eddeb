import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './ClientMonths.module.css';

export interface ClientMonthRow {
  /** Month and year, `11-2026`. */
  readonly month: string;
  readonly earned: string;
  readonly visits: number;
  /** Of the dearest month, in percent. */
  readonly share: number;
}

export interface ClientMonthsModel {
  /** `none` where the platform has no sums by month. */
  readonly view: 'none' | 'loading' | 'failed' | 'empty' | 'items';
  /** Oldest first. */
  readonly rows: readonly ClientMonthRow[];
  readonly retry: () => void;
}

interface Props {
  readonly model: ClientMonthsModel;
}

const Chart = observer(function Chart({ model }: Props) {
  const { t } = useTranslation();
  const [first, last] = [model.rows.at(0), model.rows.at(-1)];
  return (
    <>
      <div className={css.chart} aria-hidden="true" data-private="amount">
        {model.rows.map(({ month, share }) => (
          <span key={month} className={css.bar} style={{ blockSize: `${share}%` }} />
        ))}
      </div>
      <p className="flex justify-between quiet small tabular" aria-hidden="true">
        <span>{first?.month}</span>
        <span>{last?.month}</span>
      </p>
      <Disclosure summary={t('clients.months.table')}>
        <DataTable
          caption={t('clients.months.title')}
          rows={model.rows.toReversed()}
          keyOf={({ month }) => month}
          hasLines
          columns={[
            { key: 'month', title: t('clients.months.month'), isName: true, cell: ({ month }) => month },
            { key: 'visits', title: t('clients.visits'), isNumber: true, cell: ({ visits }) => visits },
            {
              key: 'earned',
              title: t('clients.earnings'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ earned }) => earned,
            },
          ]}
        />
      </Disclosure>
    </>
  );
});

/** Earnings with this customer in each of the last twelve months, as a chart and as a table. */
export const ClientMonths = observer(function ClientMonths({ model }: Props) {
  const { t } = useTranslation();
  if (model.view === 'none') return null;
  return (
    <Panel aria-labelledby="months-title">
      <h2 id="months-title">{t('clients.months.title')}</h2>
      {model.view === 'loading' && <Loading label={t('list.loading')} />}
      {model.view === 'failed' && <NotLoaded failed={t('error.clients.monthsNotLoaded')} retry={model.retry} />}
      {model.view === 'empty' && <p className="quiet">{t('clients.months.none')}</p>}
      {model.view === 'items' && <Chart model={model} />}
    </Panel>
  );
});
