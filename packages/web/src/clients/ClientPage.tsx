import { observer } from 'mobx-react-lite';
import { readHistoryMonths } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { clientId } from '@greenroom/core/kernel/ids';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import type { PageAddress } from '../navigation/page-address.ts';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Private } from '../ui/Private.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import type { ClientModel } from './client.view-model.ts';
import { ClientAbout } from './ClientAbout.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientMemos } from './ClientMemos.tsx';
import { ClientMonths } from './ClientMonths.tsx';

/** Loads one customer with the history. @spec §2 /clients/{client_id}/ — limit 5, §9 Client filters */
export const loadClient =
  (
    clients: Pick<ClientsController, 'card' | 'history' | 'months' | 'awaiting' | 'offersDetails'>,
    memos: Pick<MemosController, 'about'>,
  ) =>
  ({ values, query, isSamePage }: PageAddress): void => {
    const client = clientId(values['client_id'] ?? '');
    if (clients.card.watch.state().key !== client) clients.awaiting.reset();
    const months = readHistoryMonths(query.get('months'));
    clients.history.load({ client, months, ...readPart(query, PAGE_SIZE.clientDetail) });
    if (isSamePage === true) return;
    // Also where the customer is the last one that was opened: there may have been a session since.
    clients.card.load(client);
    memos.about.load(client);
    if (clients.offersDetails) clients.months.load(client);
  };

interface Props {
  readonly model: ClientModel;
  /** Address of the list as it was left. */
  readonly clientsPath?: string;
}

/** One customer with the history. @spec §2 /clients/{client_id}/ — limit 5 */
export const ClientPage = observer(function ClientPage({ model, clientsPath = ROUTES.clients.path }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const client = model.card.view === 'open' ? model.card.data?.client : undefined;
  return (
    <Page
      title={
        client === undefined ? (
          t('common.customer')
        ) : (
          <Private kind="name">{nameOf(clientName(client.username))}</Private>
        )
      }
      back={{ to: clientsPath, text: t('clients.backToAll') }}
    >
      <QueryState
        query={model.card}
        failed={t('error.clients.notLoaded')}
        missing={
          <EmptyState data-announce="assertive" title={t('clients.missingTitle')} text={t('clients.missingText')} />
        }
      >
        {(card) => (
          <>
            <ClientMemos client={card.client.id} about={model.about} form={model.form} />
            <ClientAbout key={card.client.id} card={card} model={model} />
            {model.months !== undefined && <ClientMonths months={model.months} />}
            <ClientHistory history={model.history} />
          </>
        )}
      </QueryState>
    </Page>
  );
});
