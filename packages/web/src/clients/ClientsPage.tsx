import { IconBan, IconUsers } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router';
import {
  CLIENT_ORDERS,
  CLIENT_SEGMENTS,
  STANDARD_CLIENT_ORDER,
  type ClientOrder,
  type ClientSegment,
} from '@greenroom/core/clients/client-record';
import { detach } from '@greenroom/core/kernel/detach';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { FilterSheet } from '../ui/FilterSheet.tsx';
import { LiveSearch } from '../ui/LiveSearch.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { withQuery } from '../ui/with-query.ts';
import { BlockedList, type BlockedRow } from './BlockedList.tsx';
import { ClientList, type ClientRow } from './ClientList.tsx';
import css from './ClientsPage.module.css';

export interface ClientsPageModel {
  readonly shows: 'all' | 'blocked';
  /** True where the platform groups and searches customers. */
  readonly offersDetails: boolean;
  readonly segment: ClientSegment;
  readonly search: string;
  readonly order: ClientOrder;
  readonly list: ListModel;
  readonly rows: readonly ClientRow[];
  readonly blocked: ListModel;
  readonly blockedRows: readonly BlockedRow[];
}

interface Props {
  readonly model: ClientsPageModel;
}

const All = observer(function All({ model }: Props) {
  const { t } = useTranslation();
  const { segment, search } = model;
  const isWhole = segment === 'all' && search === '';
  return (
    <Panel aria-label={t('clients.title')}>
      <ListFrame
        model={model.list}
        label={t('clients.paging')}
        failed={t('error.clients.notLoaded')}
        empty={{
          icon: <IconUsers size={32} aria-hidden="true" />,
          title: isWhole
            ? t('clients.emptyTitle')
            : search === ''
              ? t('clients.noneInGroup')
              : t('inbox.nothingFound', { words: search }),
          text: isWhole
            ? t('clients.emptyText')
            : t(search === '' ? `clients.segmentText.${segment}` : 'clients.nothingFoundText'),
        }}
      >
        <ClientList rows={model.rows} order={model.order} />
      </ListFrame>
    </Panel>
  );
});

const Blocked = observer(function Blocked({ model }: Props) {
  const { t } = useTranslation();
  const { search } = model;
  return (
    <Panel keepsFocus aria-labelledby="blocked-customers">
      <h2 id="blocked-customers">
        <VisuallyHidden>{t('clients.blockedCustomers')}</VisuallyHidden>
      </h2>
      <ListFrame
        model={model.blocked}
        label={t('clients.paging')}
        failed={t('error.blocks.notLoaded')}
        empty={{
          icon: <IconBan size={32} aria-hidden="true" />,
          title: search === '' ? t('clients.nobodyBlockedTitle') : t('inbox.nothingFound', { words: search }),
          text: t(search === '' ? 'clients.nobodyBlockedText' : 'clients.nothingFoundText'),
        }}
      >
        <BlockedList rows={model.blockedRows} />
      </ListFrame>
    </Panel>
  );
});

type Group = ClientSegment | 'blocked';

const ORDER_NAME = {
  earnings: 'clients.earnings',
  username: 'clients.name',
  last_contact: 'clients.lastContact',
  first_contact: 'clients.firstContact',
} as const;

/** Search, group and order in one row; on a phone group and order are in a sheet. The address keeps all three. */
const Tools = observer(function Tools({ model }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const shown: Group = model.shows === 'blocked' ? 'blocked' : model.segment;
  const groups: readonly Group[] = [...(model.offersDetails ? CLIENT_SEGMENTS : (['all'] as const)), 'blocked'];
  const hasOrder = shown !== 'blocked';
  const go = (change: Readonly<Record<string, string | undefined>>): void =>
    detach(navigate(withQuery(query, { ...change, page: undefined })));
  return (
    <div className={`flex wrap items-end gap-3 gap-x-4 ${css.tools}`}>
      {model.offersDetails && <LiveSearch label={t('clients.search')} value={model.search} />}
      <FilterSheet chosen={[t(`clients.show.${shown}`), ...(hasOrder ? [t(ORDER_NAME[model.order])] : [])]}>
        <SelectField
          look="field"
          label={t('clients.show.label')}
          value={shown}
          choices={groups.map((value) => ({ value, label: t(`clients.show.${value}`) }))}
          onChange={(group) =>
            go({
              segment: group === 'all' || group === 'blocked' ? undefined : group,
              show: group === 'blocked' ? group : undefined,
            })
          }
        />
        {hasOrder && (
          <SelectField
            look="field"
            label={t('clients.orderBy')}
            value={model.order}
            choices={CLIENT_ORDERS.map((value) => ({ value, label: t(ORDER_NAME[value]) }))}
            onChange={(order) => go({ order: order === STANDARD_CLIENT_ORDER ? undefined : order })}
          />
        )}
      </FilterSheet>
    </div>
  );
});

/** List of all customers of the performer. @spec §2 /clients/ */
export const ClientsPage = observer(function ClientsPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('clients.title')} className={css.page}>
      <Tools model={model} />
      {model.shows === 'all' ? <All model={model} /> : <Blocked model={model} />}
    </Page>
  );
});
