import type { InboxController } from '@greenroom/core/inbox/inbox.controller';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { read } from '../mobx/read.ts';
import { listOf } from '../ui/query-view.ts';
import { ConversationViewModel, type ConversationModel, type ConversationSources } from './conversation.view-model.ts';

/** Conversations of the three boxes, a page at a time, and the one that is open. @spec §2 /inbox/{inboxType?}/ */
export const createInboxModel = (sources: ConversationSources) => {
  const { inbox }: { readonly inbox: InboxController } = sources;
  const conversation: ConversationModel = new ConversationViewModel(sources);
  return {
    list: listOf(inbox.list),
    conversation,
    get unread(): number {
      return read(inbox.unread);
    },
    isOpen: (client: ClientId): boolean => read(inbox.open).client === client,
    draftTo: (client: ClientId): string => {
      const open = read(inbox.open);
      return open.client === client ? open.draft : inbox.draftTo(client);
    },
    /** Keeps the open conversation up to date while the page is seen. */
    show: inbox.show,
  };
};

export type InboxModel = ReturnType<typeof createInboxModel>;
