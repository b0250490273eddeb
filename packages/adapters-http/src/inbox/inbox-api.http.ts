import type { InboxApi } from '@greenroom/core/inbox/inbox-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { inboxCalls } from './inbox-api.wire.ts';

export const createInboxApi = (client: ApiClient): InboxApi => ({
  list: (id, query) => client.call(inboxCalls.inbox, { params: { id }, query }),
  read: (id, messageId) => client.call(inboxCalls.inboxMessage, { params: { id, messageId } }),
  correspondence: (performerId, customerId) =>
    client.call(inboxCalls.correspondence, { params: { performerId, customerId } }),
  markRead: (id, messageId) =>
    client.call(inboxCalls.markInboxMessage, { params: { id, messageId }, body: { readStatus: 'OLD' } }),
  send: (id, body) => client.call(inboxCalls.sendInboxMessage, { params: { id }, body }),
  remove: (id, messageId) => client.call(inboxCalls.removeInboxMessage, { params: { id, messageId } }),
  restore: (id, messageId) => client.call(inboxCalls.restoreInboxMessage, { params: { id, messageId } }),
});
