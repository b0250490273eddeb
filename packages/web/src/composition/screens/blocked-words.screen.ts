import { createBlockedWordsApi } from '@greenroom/adapters-http/blocked-words/blocked-words-api.http';
import { createBlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { BlockedWordsViewModel } from '../../blocked-words/blocked-words.view-model.ts';
import { BlockedWordsPage } from '../../blocked-words/BlockedWordsPage.tsx';
import { createScreen } from './screen.ts';

/** Words that are not delivered, a page of ours beside the settings. */
export const blockedWordsScreen = createScreen({
  Page: BlockedWordsPage,
  open: ({ app, ports, lifetime }) => {
    const api = createBlockedWordsApi(ports.apiClient);
    const blockedWords = lifetime.keep(
      createPerLogin(app.login, (ownId) => createBlockedWordsController({ api, performerId: ownId, log: ports.log })),
    );
    return { model: new BlockedWordsViewModel(blockedWords), load: () => blockedWords.list.load('own') };
  },
});
