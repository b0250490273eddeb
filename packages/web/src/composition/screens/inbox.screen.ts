import { createInboxModel } from '../../inbox/inbox.view-model.ts';
import { InboxPage, loadInbox } from '../../inbox/InboxPage.tsx';
import { createScreen } from './screen.ts';

/** Screen of a box of messages, and of the conversation that the address names. @spec §2 /inbox/{inboxType?}/ */
export const inboxScreen = createScreen({
  Page: InboxPage,
  open: ({ app, quickReplyEditor }) => ({
    model: createInboxModel({
      inbox: app.inbox,
      translation: app.inboxTranslation,
      localisation: app.localisation,
      quickReplies: app.quickReplies,
      card: app.clients.correspondent,
      memos: app.memos,
      editReplies: quickReplyEditor.open,
    }),
    load: loadInbox(app.inbox),
  }),
});
