import { CallerViewModel } from '../clients/caller.view-model.ts';
import { ClientViewModel } from '../clients/client.view-model.ts';
import { ClientsViewModel } from '../clients/clients.view-model.ts';
import { FaqViewModel } from '../content/faq.view-model.ts';
import { TextViewModel } from '../content/text.view-model.ts';
import { ForumFrontViewModel } from '../forum/forum-front.view-model.ts';
import { NewThreadViewModel } from '../forum/new-thread.view-model.ts';
import { ThreadViewModel } from '../forum/thread.view-model.ts';
import { ThreadSearchViewModel } from '../forum/thread-search.view-model.ts';
import { TopicViewModel } from '../forum/topic.view-model.ts';
import { InboxViewModel } from '../inbox/inbox.view-model.ts';
import { MemosViewModel } from '../memos/memos.view-model.ts';
import { FlagViewModel } from '../moderation/flag.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of the pages beside the sessions: customers, messages and forum. */
export const backOfficeModule = bindings(({ provideModel }) => {
  provideModel('caller', (get) => new CallerViewModel(get(TOKENS.clients), get(TOKENS.memos)));
  provideModel(
    'client',
    (get) =>
      new ClientViewModel({
        clients: get(TOKENS.clients),
        memos: get(TOKENS.memos),
        blocks: get(TOKENS.blocks),
        moderation: get(TOKENS.moderation),
      }),
  );
  provideModel('clients', (get) => new ClientsViewModel(get(TOKENS.clients), get(TOKENS.blocks)));
  provideModel('flag', (get) => new FlagViewModel(get(TOKENS.moderation)));
  provideModel('memos', (get) => new MemosViewModel(get(TOKENS.memos)));
  provideModel('forum', (get) => new ForumFrontViewModel(get(TOKENS.forum)));
  provideModel('newThread', (get) => new NewThreadViewModel(get(TOKENS.forum)));
  provideModel('thread', (get) => new ThreadViewModel(get(TOKENS.forum)));
  provideModel('threadSearch', (get) => new ThreadSearchViewModel(get(TOKENS.forum)));
  provideModel('topic', (get) => new TopicViewModel(get(TOKENS.forum)));
  provideModel('faq', (get) => new FaqViewModel(get(TOKENS.texts)));
  provideModel('text', (get) => new TextViewModel(get(TOKENS.texts)));
  provideModel('inbox', (get) => new InboxViewModel(get(TOKENS.inbox)));
});
