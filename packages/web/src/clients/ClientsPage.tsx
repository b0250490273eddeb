import { STANDARD_CLIENT_ORDER, type ClientOrder } from '@greenroom/core/clients/client-record';
import { IconBan, IconUsers } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { BlockedList, type BlockedRow } from './BlockedList.tsx';
import { ClientList, type ClientRow } from './ClientList.tsx';

export interface ClientsPageModel {
  readonly shows: 'all' | 'blocked';
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
  return (
    <>
      <Panel aria-label={t('clients.title')}>
        <ListFrame
          model={model.list}
          label={t('clients.paging')}
          failed={t('error.clients.notLoaded')}
          empty={{
            icon: <IconUsers size={32} aria-hidden="true" />,
            title: t('clients.emptyTitle'),
            text: t('clients.emptyText'),
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
  return (
    <Panel aria-label={t('clients.show.blocked')}>
      <ListFrame
        model={model.blocked}
        label={t('clients.paging')}
        failed={t('error.blocks.notLoaded')}
        empty={{
          icon: <IconBan size={32} aria-hidden="true" />,
          title: t('clients.nobodyBlockedTitle'),
          text: t('clients.nobodyBlockedText'),
        }}
      >
        <BlockedList rows={model.blockedRows} />
      </ListFrame>
    </Panel>
  );
});

/** List of all customers of the performer. @spec §2 /clients/ */
export const ClientsPage = observer(function ClientsPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('clients.title')} intro={t('clients.intro')}>
      <LinkTabs
        label={t('clients.show.label')}
        tabs={(['all', 'blocked'] as const).map((shows) => ({
          key: shows,
          text: t(`clients.show.${shows}`),
          to: { search: shows === 'blocked' ? '?show=blocked' : '' },
          current: shows === model.shows,
        }))}
      />
      {model.shows === 'all' ? <All model={model} /> : <Blocked model={model} />}
    </Page>
  );
});
