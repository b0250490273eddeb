import { createElement } from 'react';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { ClientViewModel } from '../../clients/client.view-model.ts';
import { ClientPage, type ClientPageModel } from '../../clients/ClientPage.tsx';
import { loadClient } from '../../clients/load-clients.ts';
import { createScreen } from './screen.ts';

/** Screen of one customer: record, session history, memos and block. @spec §2 /clients/{client_id}/ */
export const clientScreen = createScreen({
  Page: ({ model }: { readonly model: ClientPageModel }) =>
    createElement(ClientPage, { model, clientsPath: ROUTES.clients.path }),
  open: ({ app }) => ({
    model: new ClientViewModel({
      clients: app.clients,
      memos: app.memos,
      blocks: app.blocks,
      moderation: app.moderation,
      translation: app.inboxTranslation,
      localisation: app.localisation,
    }),
    load: loadClient(app.clients, app.memos),
  }),
});
