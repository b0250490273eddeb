import { createElement } from 'react';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { ClientViewModel } from '../../clients/client.view-model.ts';
import { ClientPage, type ClientPageModel } from '../../clients/ClientPage.tsx';
import { loadClient } from '../../clients/load-clients.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of one customer: record, session history, memos and block. @spec §2 /clients/{client_id}/ */
export const clientScreen = createScreen({
  Page: ({ model }: { readonly model: ClientPageModel }) =>
    createElement(ClientPage, { model, clientsPath: ROUTES.clients.path }),
  createModel: (get) =>
    new ClientViewModel({
      clients: get(TOKENS.app).clients,
      memos: get(TOKENS.app).memos,
      blocks: get(TOKENS.app).blocks,
      moderation: get(TOKENS.app).moderation,
      translation: get(TOKENS.app).inboxTranslation,
      localisation: get(TOKENS.localisation),
    }),
  load: (get) => loadClient(get(TOKENS.app).clients, get(TOKENS.app).memos),
});
