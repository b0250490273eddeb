import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import type { HistoryMonths } from '@greenroom/core/clients/client-record';
import type { Service } from '@greenroom/core/services/service';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import { withQuery } from '../ui/with-query.ts';
import css from './ClientHistory.module.css';

export interface PastSessionRow {
  readonly id: string;
  /** Undefined for a service that this product does not know. */
  readonly service: Service | undefined;
  readonly date: string;
  /** Undefined for what has no length, such as a message. */
  readonly duration: string | undefined;
  readonly earned: string;
}

export interface ClientHistoryModel {
  readonly history: ListModel;
  readonly months: HistoryMonths;
  readonly monthChoices: readonly HistoryMonths[];
  /** In the months chosen, on all pages together. */
  readonly earned: string;
  readonly sessions: readonly PastSessionRow[];
}

/** Sessions, tips and messages with this customer in the last 3, 6 or 12 months, or ever. @spec §9 Client filters — history months 0, 3, 6, 12 */
export const ClientHistory = observer(function ClientHistory({ model }: { readonly model: ClientHistoryModel }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <Panel aria-labelledby="client-history-title">
      <PanelHead id="client-history-title" title={t('clients.history.title')}>
        <LinkTabs
          label={t('clients.history.period')}
          tabs={model.monthChoices.map((months) => ({
            key: String(months),
            text: t(`clients.history.months.${months}`),
            to: withQuery(query, { months: months === 0 ? undefined : String(months), page: undefined }),
            current: months === model.months,
          }))}
        />
      </PanelHead>
      <ListFrame
        model={model.history}
        label={t('clients.history.paging')}
        failed={t('error.clients.historyNotLoaded')}
        empty={{
          icon: <IconHistory size={32} aria-hidden="true" />,
          title: t(model.months === 0 ? 'clients.history.neverTitle' : 'clients.history.emptyTitle'),
          text: t(model.months === 0 ? 'clients.history.neverText' : 'clients.history.emptyText'),
        }}
      >
        <p className={`strong tabular ${css.sum}`} data-private="amount">
          {t('clients.history.earned', { amount: model.earned })}
        </p>
        <DataTable
          caption={t('clients.history.title')}
          rows={model.sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'service',
              title: t('earnings.service'),
              isName: true,
              cell: ({ service }) =>
                service === undefined ? t('clients.history.other') : t(`services.name.${service}`),
            },
            { key: 'date', title: t('earnings.time'), isNumber: true, cell: ({ date }) => date },
            { key: 'duration', title: t('earnings.duration'), isNumber: true, cell: ({ duration }) => duration },
            {
              key: 'earned',
              title: t('earnings.amount'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ earned }) => earned,
            },
          ]}
        />
      </ListFrame>
    </Panel>
  );
});
