import type { ClientId } from '../kernel/ids.ts';
import type {
  ConversationPage,
  ConversationSummary,
  Correspondence,
  InboxMessage,
  InboxPage,
  InboxType,
} from './inbox-message.ts';

const isUnread = ({ read, removed, sender }: InboxMessage): boolean => sender === 'client' && !read && !removed;

/**
 * Groups one page of a box by customer, those with unread messages first and else the newest first. A customer may be on another page again: the
 * number of pages stays that of the messages.
 *
 * @spec §2 /inbox/{inboxType?}/ — limit 10
 */
export const conversationsOf = ({ messages, total }: InboxPage): ConversationPage => {
  const byClient = new Map<ClientId, ConversationSummary>();
  for (const message of messages) {
    const known = byClient.get(message.client.id);
    const newest = known === undefined || message.date > known.newest.date ? message : known.newest;
    const unread = (known?.unread ?? 0) + Number(isUnread(message));
    byClient.set(message.client.id, { client: newest.client, newest, unread });
  }
  const conversations = [...byClient.values()].toSorted(
    (one, other) => Number(other.unread > 0) - Number(one.unread > 0) || other.newest.date - one.newest.date,
  );
  return { conversations, total };
};

/**
 * Lists the messages of a conversation, oldest first. Removed ones are listed in the box of removed messages, and where the address names
 * one.
 *
 * @param earlier messages that were fetched at another time, newest first; of one that is in both this is the older state
 * @spec §3 Inbox message — reply history
 */
export const threadOf = (
  { history, message }: Pick<Correspondence, 'history' | 'message'>,
  earlier: readonly InboxMessage[],
  type: InboxType,
): readonly InboxMessage[] => {
  const latest = new Set([...history.map(({ id }) => id), message?.id]);
  const rest = earlier.filter(({ id }) => !latest.has(id));
  const newestFirst = [...history, ...rest, ...(message === undefined ? [] : [message])];
  const all = new Map(newestFirst.map((each) => [each.id, each]));
  return [...all.values()]
    .filter((each) => type === 'removed' || !each.removed || each.id === message?.id)
    .map((each, index) => ({ each, index }))
    .toSorted((one, other) => one.each.date - other.each.date || other.index - one.index)
    .map(({ each }) => each);
};

/** Ids of the customer's messages that were not read yet, oldest first. */
export const unreadIn = (messages: readonly InboxMessage[]): readonly InboxMessage['id'][] =>
  messages.filter(isUnread).map(({ id }) => id);

/** Subject of the newest message that has one. */
export const subjectOf = (messages: readonly InboxMessage[]): string =>
  messages.findLast(({ subject }) => subject !== '')?.subject ?? '';
