import { IconUsers } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { BlocksController } from '@greenroom/core/blocks/blocks.controller';
import {
  CLIENT_ORDERS,
  CLIENT_SEGMENTS,
  readClientOrder,
  readClientSegment,
  STANDARD_CLIENT_ORDER,
  type ClientOrder,
  type ClientPage,
  type ClientRecord,
} from '@greenroom/core/clients/client-record';
import type { ClientsQuery } from '@greenroom/core/clients/clients-api.port';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { currency, shortCurrency } from '@greenroom/core/formatting/money';
import { detach } from '@greenroom/core/kernel/detach';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import type { PageAddress } from '../navigation/page-address.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { FilterSheet } from '../ui/FilterSheet.tsx';
import { LiveSearch } from '../ui/LiveSearch.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { withQuery } from '../ui/with-query.ts';
import { BlockedClients, type BlockedClientsModel } from './BlockedClients.tsx';
import { dateOrNone } from './ClientFacts.tsx';
import css from './ClientsPage.module.css';

/** Loads the list, or with `show=blocked` the blocked customers. @spec §2 /clients/ — limit 20, order last_contact */
export const loadClients =
  (
    { list, offersDetails }: Pick<ClientsController, 'list' | 'offersDetails'>,
    blocks: Pick<BlocksController, 'list'>,
  ) =>
  ({ query }: PageAddress): void => {
    const part = readPart(query, PAGE_SIZE.clients);
    // A platform without groups and a search lists everyone, whatever the address says.
    const search = (offersDetails ? query.get('search') : null) ?? '';
    if (query.get('show') === 'blocked') {
      list.cancel();
      blocks.list.load({ search, ...part });
    } else {
      blocks.list.cancel();
      const segment = readClientSegment(offersDetails ? query.get('segment') : null);
      list.load({ order: readClientOrder(query.get('order')), segment, search, ...part });
    }
  };

export interface ClientsModel {
  /** True where the platform groups and searches customers. */
  readonly offersDetails: boolean;
  readonly list: ListModel<ClientPage, ClientsQuery>;
  readonly blocked: BlockedClientsModel;
}

/** On a phone the value by which the list is ordered is shown beside the name; earnings beside an order by name. */
const besideName = (order: ClientOrder, ...orders: readonly ClientOrder[]): { readonly from?: 'medium' } =>
  orders.includes(order) ? {} : { from: 'medium' };

/** Name with state, and on a phone one line below it with what the columns of a wide list have. */
const Name = ({ client, order }: { readonly client: ClientRecord; readonly order: ClientOrder }) => {
  const { t } = useTranslation();
  const { id, username, earnings, visits, topMemo, memos } = client;
  return (
    <span className={`stack min-w-0 relative ${css.who}`}>
      <span className="row gap-2 min-w-0">
        <Link className={`inline-row min-w-0 target clips ${css.link}`} to={pathTo('client', { client_id: id })}>
          <ClientLabel client={clientName(username)} />
        </Link>
        {client.isOnline === true && <StatusDot tone="good" label={t('clients.online')} />}
        {client.isBlocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
      </span>
      <span className={css.short}>
        {order !== 'earnings' && order !== 'username' && <span data-private="amount">{shortCurrency(earnings)}</span>}
        <span>{t('clients.visitCount', { count: visits })}</span>
        {(topMemo !== undefined || memos > 0) && <span className={css.memo}>{topMemo ?? t('common.memo')}</span>}
      </span>
    </span>
  );
};

/** Clients in one of four orders, one line each. @spec §9 Client filters — ordering earnings, username, last_contact, first_contact */
const All = observer(function All({ list }: Pick<ClientsModel, 'list'>) {
  const { t } = useTranslation();
  const { segment, search, order } = list.key ?? { segment: 'all', search: '', order: STANDARD_CLIENT_ORDER };
  const empty =
    search !== ''
      ? { title: t('inbox.nothingFound', { words: search }), text: t('clients.nothingFoundText') }
      : segment === 'all'
        ? { title: t('clients.emptyTitle'), text: t('clients.emptyText') }
        : { title: t('clients.noneInGroup'), text: t(`clients.segmentText.${segment}`) };
  return (
    <Panel aria-label={t('clients.title')}>
      <ListFrame
        model={list}
        label={t('clients.paging')}
        failed={t('error.clients.notLoaded')}
        empty={{ icon: <IconUsers size={32} aria-hidden="true" />, ...empty }}
      >
        <DataTable
          caption={t('clients.title')}
          rows={list.data?.clients ?? []}
          keyOf={({ id }) => id}
          order={order}
          hasLines
          columns={[
            {
              key: 'name',
              title: t('clients.name'),
              isName: true,
              order: 'username',
              isAscending: true,
              cell: (client) => <Name client={client} order={order} />,
            },
            {
              key: 'memos',
              title: t('common.memo'),
              from: 'medium',
              isExcerpt: true,
              cell: ({ topMemo, memos }) => topMemo ?? (memos === 0 ? '' : memos),
            },
            {
              key: 'lastContact',
              title: t('clients.lastContact'),
              isNumber: true,
              ...besideName(order, 'last_contact'),
              order: 'last_contact',
              cell: ({ lastContact }) => dateOrNone(lastContact),
            },
            {
              key: 'firstContact',
              title: t('clients.firstContact'),
              isNumber: true,
              ...(order === 'first_contact' ? {} : { from: 'wide' as const }),
              order: 'first_contact',
              cell: ({ firstContact }) => dateOrNone(firstContact),
            },
            { key: 'visits', title: t('clients.visits'), isNumber: true, from: 'medium', cell: ({ visits }) => visits },
            {
              key: 'earnings',
              title: t('clients.earnings'),
              isNumber: true,
              isPrivate: 'amount',
              ...besideName(order, 'earnings', 'username'),
              order: 'earnings',
              cell: ({ earnings }) => currency(earnings),
            },
          ]}
        />
      </ListFrame>
    </Panel>
  );
});

const ORDER_NAME = {
  earnings: 'clients.earnings',
  username: 'clients.name',
  last_contact: 'clients.lastContact',
  first_contact: 'clients.firstContact',
} as const;

/** List of all customers of the performer. Search, group and order are in the address; on a phone the last two are in a sheet. @spec §2 /clients/ */
export const ClientsPage = observer(function ClientsPage({ model }: { readonly model: ClientsModel }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { list, blocked, offersDetails } = model;
  const showsBlocked = blocked.list.key !== undefined;
  const shown = showsBlocked ? 'blocked' : (list.key?.segment ?? 'all');
  const order = list.key?.order ?? STANDARD_CLIENT_ORDER;
  const go = (change: Readonly<Record<string, string | undefined>>): void =>
    detach(navigate(withQuery(query, { ...change, page: undefined })));
  return (
    <Page title={t('clients.title')} className={css.page}>
      <div className={`flex items-end wrap gap-3 gap-x-4 ${css.tools}`}>
        {offersDetails && (
          <LiveSearch label={t('clients.search')} value={list.key?.search ?? blocked.list.key?.search ?? ''} />
        )}
        <FilterSheet
          isBeside={offersDetails}
          chosen={[t(`clients.show.${shown}`), ...(showsBlocked ? [] : [t(ORDER_NAME[order])])]}
        >
          <SelectField
            look="field"
            label={t('clients.show.label')}
            value={shown}
            choices={[...(offersDetails ? CLIENT_SEGMENTS : (['all'] as const)), 'blocked' as const].map((value) => ({
              value,
              label: t(`clients.show.${value}`),
            }))}
            onChange={(group) =>
              go({
                segment: group === 'all' || group === 'blocked' ? undefined : group,
                show: group === 'blocked' ? group : undefined,
              })
            }
          />
          {!showsBlocked && (
            <SelectField
              look="field"
              label={t('clients.orderBy')}
              value={order}
              choices={CLIENT_ORDERS.map((value) => ({ value, label: t(ORDER_NAME[value]) }))}
              onChange={(chosen) => go({ order: chosen === STANDARD_CLIENT_ORDER ? undefined : chosen })}
            />
          )}
        </FilterSheet>
      </div>
      {showsBlocked ? <BlockedClients model={blocked} /> : <All list={list} />}
    </Page>
  );
});
