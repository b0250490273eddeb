import { ClientsViewModel } from '../../clients/clients.view-model.ts';
import { ClientsPage } from '../../clients/ClientsPage.tsx';
import { loadClients } from '../../clients/load-clients.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the customers, or of the blocked ones. @spec §2 /clients/ */
export const clientsScreen = createScreen({
  Page: ClientsPage,
  createModel: (get) => new ClientsViewModel(get(TOKENS.app).clients, get(TOKENS.app).blocks),
  load: (get) => loadClients(get(TOKENS.app).clients, get(TOKENS.app).blocks),
});
