import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { HISTORY_MONTHS, type SessionHistory } from '@greenroom/core/clients/client-record';
import type { HistoryQuery } from '@greenroom/core/clients/clients-api.port';
import { fullDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { withQuery } from '../ui/with-query.ts';
import { lengthOf, usePastService } from './past-session.ts';

interface Props {
  readonly history: ListModel<SessionHistory, HistoryQuery>;
}

/** Sessions, tips and messages with this customer in the last 3, 6 or 12 months, or ever. @spec §9 Client filters — history months 0, 3, 6, 12 */
export const ClientHistory = observer(function ClientHistory({ history }: Props) {
  const { t } = useTranslation();
  const serviceOf = usePastService();
  const [query] = useSearchParams();
  const shown = history.key?.months ?? 0;
  return (
    <Panel aria-labelledby="client-history-title">
      <PanelHead id="client-history-title" title={t('clients.history.title')}>
        <LinkTabs
          label={t('clients.history.period')}
          tabs={HISTORY_MONTHS.map((months) => ({
            key: String(months),
            text: t(`clients.history.months.${months}`),
            to: withQuery(query, { months: months === 0 ? undefined : String(months), page: undefined }),
            current: months === shown,
          }))}
        />
      </PanelHead>
      <ListFrame
        model={history}
        label={t('clients.history.paging')}
        failed={t('error.clients.historyNotLoaded')}
        empty={{
          icon: <IconHistory size={32} aria-hidden="true" />,
          title: t(shown === 0 ? 'clients.history.neverTitle' : 'clients.history.emptyTitle'),
          text: t(shown === 0 ? 'clients.history.neverText' : 'clients.history.emptyText'),
        }}
      >
        <p className="pb-2 strong tabular" data-private="amount">
          {t('clients.history.earned', { amount: currency(history.data?.earned) })}
        </p>
        <DataTable
          caption={t('clients.history.title')}
          rows={history.data?.sessions ?? []}
          keyOf={({ id }) => id}
          columns={[
            { key: 'service', title: t('earnings.service'), isName: true, cell: ({ service }) => serviceOf(service) },
            { key: 'date', title: t('earnings.time'), isNumber: true, cell: ({ date }) => fullDate(date) },
            {
              key: 'duration',
              title: t('earnings.duration'),
              isNumber: true,
              cell: ({ duration }) => lengthOf(duration),
            },
            {
              key: 'earned',
              title: t('earnings.amount'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ earned }) => currency(earned),
            },
          ]}
        />
      </ListFrame>
    </Panel>
  );
});
