import type { BlocksController } from '@greenroom/core/blocks/blocks.controller';
import { readClientOrder, readClientSegment, readHistoryMonths } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { clientId } from '@greenroom/core/kernel/ids';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { firstOf, PAGE_SIZE, readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Loads the list, or with `show=blocked` the blocked customers. @spec §2 /clients/ — limit 20, order last_contact */
export const loadClients =
  (clients: Pick<ClientsController, 'list' | 'offersDetails'>, blocks: Pick<BlocksController, 'list'>) =>
  ({ query }: PageAddress): void => {
    const paging = readPaging(query, PAGE_SIZE.clients);
    const part = { limit: paging.limit, offset: firstOf(paging) };
    if (query.get('show') === 'blocked') {
      clients.list.cancel();
      blocks.list.load({ search: (clients.offersDetails ? query.get('search') : null) ?? '', ...part });
    } else {
      blocks.list.cancel();
      // A platform without groups and a search lists everyone, whatever the address says.
      const { offersDetails } = clients;
      const segment = readClientSegment(offersDetails ? query.get('segment') : null);
      const search = (offersDetails ? query.get('search') : null) ?? '';
      clients.list.load({ order: readClientOrder(query.get('order')), segment, search, ...part });
    }
  };

/** Loads one customer with the history. @spec §2 /clients/{client_id}/ — limit 5, §9 Client filters */
export const loadClient =
  (
    clients: Pick<ClientsController, 'card' | 'history' | 'months' | 'awaiting' | 'offersDetails'>,
    memos: Pick<MemosController, 'about'>,
  ) =>
  ({ values, query, isSamePage }: PageAddress): void => {
    const client = clientId(values['client_id'] ?? '');
    const paging = readPaging(query, PAGE_SIZE.clientDetail);
    const months = readHistoryMonths(query.get('months'));
    if (clients.card.watch.state().key !== client) clients.awaiting.reset();
    clients.history.load({ client, months, limit: paging.limit, offset: firstOf(paging) });
    if (isSamePage === true) return;
    // Also where the customer is the last one that was opened: there may have been a session since.
    clients.card.load(client);
    memos.about.load(client);
    if (clients.offersDetails) clients.months.load(client);
  };
