import { IconBan } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { BlockPage } from '@greenroom/core/blocks/block';
import type { BlocksQuery } from '@greenroom/core/blocks/blocks-api.port';
import type { UnblockOrder } from '@greenroom/core/blocks/blocks.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import type { BlockId } from '@greenroom/core/kernel/ids';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { UnblockButton } from './UnblockButton.tsx';

export interface BlockedClientsModel {
  readonly list: ListModel<BlockPage, BlocksQuery>;
  readonly isUnblocking: (id: BlockId) => boolean;
  readonly unblock: (order: UnblockOrder) => void;
}

interface Props {
  readonly model: BlockedClientsModel;
}

const Rows = observer(function Rows({ model }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="stack">
      {(model.list.data?.blocks ?? []).map(({ id, client, date, reason, by }) => (
        <li key={id} className="row justify-between wrap gap-2 gap-x-4 py-3 line-between">
          <div>
            <p className="flex wrap gap-x-3 strong">
              <Link id={`blocked-${id}`} to={pathTo('client', { client_id: client.id })}>
                <ClientLabel client={clientName(client.name)} />
              </Link>
              <span className="quiet normal break-anywhere">
                {t(`clients.blockedBy.${by}`, { date: shortDate(date) })}
              </span>
            </p>
            <p className="quiet normal break-anywhere">{reason === '' ? t('clients.noReason') : reason}</p>
          </div>
          <UnblockButton
            client={clientName(client.name)}
            by={by}
            busy={model.isUnblocking(id)}
            about={`blocked-${id}`}
            unblock={() => model.unblock({ id, client: client.id })}
          />
        </li>
      ))}
    </ul>
  );
});

/** Blocked customers with date, reason and by whom. */
export const BlockedClients = observer(function BlockedClients({ model }: Props) {
  const { t } = useTranslation();
  const search = model.list.key?.search ?? '';
  return (
    <Panel keepsFocus aria-labelledby="blocked-customers">
      <h2 id="blocked-customers">
        <VisuallyHidden>{t('clients.blockedCustomers')}</VisuallyHidden>
      </h2>
      <ListFrame
        model={model.list}
        label={t('clients.paging')}
        failed={t('error.blocks.notLoaded')}
        empty={{
          icon: <IconBan size={32} aria-hidden="true" />,
          title: search === '' ? t('clients.nobodyBlockedTitle') : t('inbox.nothingFound', { words: search }),
          text: t(search === '' ? 'clients.nobodyBlockedText' : 'clients.nothingFoundText'),
        }}
      >
        <Rows model={model} />
      </ListFrame>
    </Panel>
  );
});
