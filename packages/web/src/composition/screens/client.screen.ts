import { createClientModel } from '../../clients/client.view-model.ts';
import { ClientPage, loadClient } from '../../clients/ClientPage.tsx';
import { createScreen } from './screen.ts';

/** Screen of one customer: record, session history, memos and block. @spec §2 /clients/{client_id}/ */
export const clientScreen = createScreen({
  Page: ClientPage,
  open: ({ app }) => ({
    model: createClientModel({ ...app, translation: app.inboxTranslation }),
    load: loadClient(app.clients, app.memos),
  }),
});
