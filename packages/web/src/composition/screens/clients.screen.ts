import { ClientsPage, loadClients, type ClientsModel } from '../../clients/ClientsPage.tsx';
import { read } from '../../mobx/read.ts';
import { listOf } from '../../ui/query-view.ts';
import { createScreen } from './screen.ts';

/** Screen of the customers, or of the blocked ones. @spec §2 /clients/ */
export const clientsScreen = createScreen({
  Page: ClientsPage,
  open: ({ app: { clients, blocks } }) => {
    const model: ClientsModel = {
      offersDetails: clients.offersDetails,
      list: listOf(clients.list),
      blocked: {
        list: listOf(blocks.list),
        isUnblocking: (id) => read(blocks.unblocking.watch).get(id)?.status === 'busy',
        unblock: blocks.unblocking.mutate,
      },
    };
    return { model, load: loadClients(clients, blocks) };
  },
});
