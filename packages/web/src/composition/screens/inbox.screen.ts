import { InboxViewModel } from '../../inbox/inbox.view-model.ts';
import { InboxPage } from '../../inbox/InboxPage.tsx';
import { loadInbox } from '../../inbox/load-inbox.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of a box of messages, and of the conversation that the address names. @spec §2 /inbox/{inboxType?}/ */
export const inboxScreen = createScreen({
  Page: InboxPage,
  createModel: (get) =>
    new InboxViewModel({
      inbox: get(TOKENS.app).inbox,
      translation: get(TOKENS.app).inboxTranslation,
      localisation: get(TOKENS.localisation),
      quickReplies: get(TOKENS.app).quickReplies,
      card: get(TOKENS.app).clients.correspondent,
      memos: get(TOKENS.app).memos,
      editReplies: get(TOKENS.quickReplyEditor).open,
    }),
  load: (get) => loadInbox(get(TOKENS.app).inbox),
});
