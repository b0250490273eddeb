import { InboxPage } from '../../inbox/InboxPage.tsx';
import { InboxViewModel } from '../../inbox/inbox.view-model.ts';
import { loadInbox } from '../../inbox/load-inbox.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** @spec §2 /inbox/{inboxType?}/ */
export const inboxScreen = createScreen({
  title: 'menu.inbox',
  Page: InboxPage,
  createModel: (get) => new InboxViewModel(get(TOKENS.inbox)),
  load: (get) => loadInbox(get(TOKENS.inbox)),
});
