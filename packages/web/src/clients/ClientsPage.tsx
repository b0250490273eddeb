import { IconBan, IconUsers } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import {
  CLIENT_SEGMENTS,
  STANDARD_CLIENT_ORDER,
  type ClientOrder,
  type ClientSegment,
} from '@greenroom/core/clients/client-record';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { LiveSearch } from '../ui/LiveSearch.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { withQuery } from '../ui/with-query.ts';
import { BlockedList, type BlockedRow } from './BlockedList.tsx';
import { ClientList, type ClientRow } from './ClientList.tsx';

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
    <>
      {model.offersDetails && <LiveSearch label={t('clients.search')} value={search} />}
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
          <ClientList rows={model.rows} order={model.order} standardOrder={STANDARD_CLIENT_ORDER} />
        </ListFrame>
      </Panel>
    </>
  );
});

const Blocked = observer(function Blocked({ model }: Props) {
  const { t } = useTranslation();
  const { search } = model;
  return (
    <>
      {model.offersDetails && <LiveSearch label={t('clients.search')} value={search} />}
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
    </>
  );
});

/** Groups of customers: the address keeps the order and the words of the search. */
const Groups = observer(function Groups({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const segments = model.offersDetails ? CLIENT_SEGMENTS : (['all'] as const);
  return (
    <LinkTabs
      label={t('clients.show.label')}
      tabs={[
        ...segments.map((segment) => ({
          key: segment,
          text: t(`clients.show.${segment}`),
          to: withQuery(query, { segment: segment === 'all' ? undefined : segment, show: undefined, page: undefined }),
          current: model.shows === 'all' && segment === model.segment,
        })),
        {
          key: 'blocked',
          text: t('clients.show.blocked'),
          to: withQuery(query, { segment: undefined, show: 'blocked', page: undefined }),
          current: model.shows === 'blocked',
        },
      ]}
    />
  );
});

/** List of all customers of the performer. @spec §2 /clients/ */
export const ClientsPage = observer(function ClientsPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('clients.title')}>
      <Groups model={model} />
      {model.shows === 'all' ? <All model={model} /> : <Blocked model={model} />}
    </Page>
  );
});
