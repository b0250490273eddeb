import * as z from 'zod/mini';
import type { InboxApi } from '@greenroom/core/inbox/inbox-api.port';
import { INBOX_TYPES } from '@greenroom/core/inbox/inbox-message';
import { MAX_INBOX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@greenroom/core/inbox/message-draft';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls, type Refusal } from '../http/call.ts';
import { clientIdWire, messageIdWire } from '../http/fields.wire.ts';
import { listPartFields, searchWire } from '../http/query.wire.ts';
import { conversationPageWire, correspondenceWire, inboxPageWire } from './inbox-message.wire.ts';

const INBOX = '/performer/performer_accounts/{id}/inbox';

/** Query of a page of one box, with a search of at most 100 characters. @spec §2 /inbox/{inboxType?}/ — limit 10 */
const listQueryWire = z.object({
  type: z.enum(INBOX_TYPES),
  ...listPartFields,
  search: searchWire,
});

/** A translation may be longer than its text. */
const LONGEST_TRANSLATION = 10_000;

/**
 * Body of the call that sends an inbox message; languages and translation have the field names of msgt.
 * @spec §3 Chat message — msgt (language, languageTranslate, messageTranslate)
 */
const outgoingWire = z.object({
  id: messageIdWire,
  receiver: clientIdWire,
  subject: z.string().check(z.maxLength(MAX_SUBJECT_LENGTH)),
  content: z.string().check(z.minLength(1), z.maxLength(MAX_INBOX_MESSAGE_LENGTH)),
  language: z.optional(z.enum(LANGUAGES)),
  languageTranslate: z.optional(z.enum(LANGUAGES)),
  messageTranslate: z.optional(z.string().check(z.maxLength(LONGEST_TRANSLATION))),
});

/**
 * Refusals of a message while the customer or the performer has blocked the other.
 * @spec §8 Messages — 'blocked you' and 'you blocked' texts
 */
const BLOCKED: readonly Refusal[] = [
  { status: 409, error: 'blocked_by_client', when: 'the customer has blocked the performer' },
  { status: 409, error: 'blocked_by_performer', when: 'the performer has blocked the customer' },
];

export const inboxCalls = defineCalls({ origin: 'ours', section: '§2 Screens and routes', access: 'performer' })({
  inbox: {
    purpose: 'One page of a box, newest first; search looks in subject, text and name.',
    get: INBOX,
    query: listQueryWire,
    answer: inboxPageWire,
  },
  conversations: {
    purpose:
      'One page of the customers of a box, each with the newest message there, those with unread messages first; asked only where the configuration has conversations.',
    get: '/performer/performer_accounts/{id}/conversations',
    query: listQueryWire,
    answer: conversationPageWire,
  },
  inboxMessage: {
    purpose: 'One message, with those to and from this customer before and since, newest first.',
    get: `${INBOX}/{messageId}`,
    answer: correspondenceWire,
  },
  correspondence: {
    purpose: 'All messages to and from one customer, newest first; the type of the path is messages.',
    get: '/performer/performer_accounts/{performerId}/messages/{customerId}',
    origin: 'spec',
    section: '§7 Earnings and clients',
    access: 'performer',
    answer: correspondenceWire,
  },
  markInboxMessage: {
    purpose: 'Marks a message as read; the number of unread ones follows as the event email.',
    patch: `${INBOX}/{messageId}`,
    body: z.object({ readStatus: z.literal('OLD') }),
  },
  sendInboxMessage: {
    purpose:
      'Writes to a customer; the same id again is kept once. With a translation the customer reads that, and the performer both.',
    post: INBOX,
    body: outgoingWire,
    errors: BLOCKED,
  },
  removeInboxMessage: {
    purpose: 'Moves a message to the removed ones.',
    delete: `${INBOX}/{messageId}`,
  },
  restoreInboxMessage: {
    purpose: 'Puts a removed message back where it was.',
    post: `${INBOX}/{messageId}/restore`,
  },
});

export const createInboxApi = (client: ApiClient): InboxApi => ({
  list: (id, query) => client.call(inboxCalls.inbox, { params: { id }, query }),
  conversations: (id, query) => client.call(inboxCalls.conversations, { params: { id }, query }),
  read: (id, messageId) => client.call(inboxCalls.inboxMessage, { params: { id, messageId } }),
  correspondence: (performerId, customerId) =>
    client.call(inboxCalls.correspondence, { params: { performerId, customerId } }),
  markRead: (id, messageId) =>
    client.call(inboxCalls.markInboxMessage, { params: { id, messageId }, body: { readStatus: 'OLD' } }),
  send: (id, { translation, ...message }) => {
    if (translation === undefined) return client.call(inboxCalls.sendInboxMessage, { params: { id }, body: message });
    const { text, from, to } = translation;
    const body = { ...message, language: from, languageTranslate: to, messageTranslate: text };
    return client.call(inboxCalls.sendInboxMessage, { params: { id }, body });
  },
  remove: (id, messageId) => client.call(inboxCalls.removeInboxMessage, { params: { id, messageId } }),
  restore: (id, messageId) => client.call(inboxCalls.restoreInboxMessage, { params: { id, messageId } }),
});
