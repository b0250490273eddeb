import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientId, messageId } from '../kernel/ids.ts';
import { seconds } from '../kernel/units.ts';
import { conversationsOf, subjectOf, threadOf, unreadIn } from './conversations.ts';
import type { InboxMessage } from './inbox-message.ts';

const message = (id: string, client: string, date: number, part: Partial<InboxMessage> = {}): InboxMessage => ({
  id: messageId(id),
  sender: 'client',
  client: { id: clientId(client), name: client },
  subject: '',
  content: id,
  contentTranslate: undefined,
  date: seconds(date),
  read: true,
  removed: false,
  ...part,
});

it('makes one row of a customer, with the newest message and the number of unread ones', () => {
  const messages = [
    message('m3', 'mark', 3, { read: false }),
    message('m2', 'bob', 2),
    message('m1', 'mark', 1, { read: false }),
  ];
  const { conversations, total } = conversationsOf({ messages, total: 31 });
  expect(conversations.map(({ client, newest, unread }) => [client.name, newest.id, unread])).toEqual([
    ['mark', 'm3', 2],
    ['bob', 'm2', 0],
  ]);
  expect(total).toBe(31);
});

it('lists customers with unread messages first, each group newest first, and loses no unread message', () => {
  const messageIn = fc.record({ client: fc.constantFrom('a', 'b', 'c', 'd'), date: fc.nat(50), read: fc.boolean() });
  fc.assert(
    fc.property(fc.array(messageIn, { maxLength: 10 }), (rows) => {
      const messages = rows.map(({ client, date, read }, index) => message(`m${index}`, client, date, { read }));
      const { conversations } = conversationsOf({ messages, total: messages.length });
      const ranks = conversations.map(({ unread, newest }) => Number(unread > 0) * 100 + newest.date);
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
      expect(new Set(conversations.map(({ client }) => client.id)).size).toBe(conversations.length);
      expect(conversations.reduce((sum, { unread }) => sum + unread, 0)).toBe(unreadIn(messages).length);
    }),
  );
});

it('counts a removed message and one of the performer as read', () => {
  const messages = [
    message('m1', 'mark', 1, { read: false, removed: true }),
    message('m2', 'mark', 2, { read: false, sender: 'performer' }),
    message('m3', 'mark', 3, { read: false }),
  ];
  expect(unreadIn(messages)).toEqual(['m3']);
});

it.each([
  ['inbox', ['m1', 'm2', 'm4']],
  ['removed', ['m1', 'm2', 'm3', 'm4']],
] as const)('lists the thread in the box %s oldest first as %j', (type, ids) => {
  const removed = { removed: true };
  const history = [message('m4', 'mark', 4), message('m3', 'mark', 3, removed)];
  const thread = threadOf({ history, message: message('m2', 'mark', 2, removed) }, [message('m1', 'mark', 1)], type);
  expect(thread.map(({ id }) => id)).toEqual(ids);
});

it('keeps the order of the platform within one second, and a message once', () => {
  const history = [message('m3', 'mark', 2), message('m2', 'mark', 2), message('m1', 'mark', 1)];
  const thread = threadOf({ history, message: undefined }, [message('m1', 'mark', 1)], 'inbox');
  expect(thread.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
});

it('answers the subject of the newest message that has one', () => {
  const messages = [message('m1', 'mark', 1, { subject: 'Friday' }), message('m2', 'mark', 2)];
  expect(subjectOf(messages)).toBe('Friday');
});
