import { createBlockedWordsApi } from '@greenroom/adapters-http/blocked-words/blocked-words-api.http';
import { createBlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { BlockedWordsViewModel } from '../../blocked-words/blocked-words.view-model.ts';
import { BlockedWordsPage } from '../../blocked-words/BlockedWordsPage.tsx';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

const blockedWordsModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.blockedWords, (get) =>
    createPerLogin(get(TOKENS.login), (ownId) =>
      createBlockedWordsController({
        api: createBlockedWordsApi(get(TOKENS.apiClient)),
        performerId: ownId,
        log: get(TOKENS.log),
      }),
    ),
  );
});

/** Words that are not delivered, a page of ours beside the settings. */
export const blockedWordsScreen = createScreen({
  modules: [blockedWordsModule],
  Page: BlockedWordsPage,
  createModel: (get) => new BlockedWordsViewModel(get(TOKENS.blockedWords)),
  load: (get) => () => get(TOKENS.blockedWords).list.load('own'),
});
