import { ClientsViewModel } from '../../clients/clients.view-model.ts';
import { ClientsPage } from '../../clients/ClientsPage.tsx';
import { loadClients } from '../../clients/load-clients.ts';
import { createScreen } from './screen.ts';

/** Screen of the customers, or of the blocked ones. @spec §2 /clients/ */
export const clientsScreen = createScreen({
  Page: ClientsPage,
  open: ({ app }) => ({
    model: new ClientsViewModel(app.clients, app.blocks),
    load: loadClients(app.clients, app.blocks),
  }),
});
