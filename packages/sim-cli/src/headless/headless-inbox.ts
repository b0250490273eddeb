import type { InboxApi } from '@greenroom/core/inbox/inbox-api.port';
import type { Correspondence } from '@greenroom/core/inbox/inbox-message';
import { clientId } from '@greenroom/core/kernel/ids';
import { done, ok } from '@greenroom/core/kernel/result';
import type { HeadlessPlatform } from './headless-platform.ts';

const NOTHING_WRITTEN: Correspondence = {
  client: { id: clientId('mark'), name: 'nl|Mark' },
  blocked: 'none',
  history: [],
  message: undefined,
};

/** An inbox into which nobody wrote. */
export const createEmptyInbox = (answer: HeadlessPlatform['answer']): InboxApi => {
  const nothing = () => done;
  const none = () => ok(NOTHING_WRITTEN);
  return {
    list: (_id, query) => answer('inbox', query, () => ok({ messages: [], total: 0 })),
    read: (_id, message) => answer('inboxMessage', message, none),
    correspondence: (_id, client) => answer('correspondence', client, none),
    markRead: (_id, message) => answer('markInboxMessage', message, nothing),
    send: (_id, message) => answer('sendInboxMessage', message, nothing),
    remove: (_id, message) => answer('removeInboxMessage', message, nothing),
    restore: (_id, message) => answer('restoreInboxMessage', message, nothing),
  };
};
