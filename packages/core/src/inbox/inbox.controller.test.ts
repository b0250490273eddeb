import { expect, it } from 'vitest';
import { EARLIER, EARLIEST, MARK, message, setUpInbox } from '../../testing/inbox/inbox-rig.fake.ts';
import { clientId, messageId } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import { type InboxMessage, readInboxType, readSendRefusal } from './inbox-message.ts';

const FIRST_PAGE = { type: 'inbox', limit: 10, offset: 0, search: '' } as const;

it('marks a message as read once it is shown, in the list too', async () => {
  const { inbox, calls, settle } = setUpInbox();
  inbox.list.load(FIRST_PAGE);
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(calls).toEqual(['list inbox 10 0 ', 'read m1', 'mark m1']);
  expect(inbox.list.watch.state().data?.conversations[0]?.unread).toBe(0);
});

it.each([message({ read: true }), message({ sender: 'performer' })])(
  'marks nothing that was read before or that the performer wrote',
  async (first) => {
    const { inbox, calls, settle } = setUpInbox(first);
    inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
    await settle();
    expect(calls).toEqual(['read m1']);
  },
);

it('asks for conversations only where the platform lists them', async () => {
  const { inbox, calls, settle } = setUpInbox(message(), true);
  inbox.list.load(FIRST_PAGE);
  await settle();
  expect(calls).toEqual(['conversations inbox']);
});

it('shows a conversation oldest first, and earlier messages before it', async () => {
  const { inbox, calls, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  const ids = () => inbox.thread.state().map(({ id }) => id);
  expect([ids(), inbox.hasEarlier.state()]).toEqual([['m0', 'm1'], true]);
  inbox.loadEarlier();
  await settle();
  expect([ids(), inbox.hasEarlier.state()]).toEqual([['m00', 'm0', 'm1'], false]);
  expect(calls).toContain('read m0');
});

it('keeps a message between the earlier ones and the latest when a new one comes', async () => {
  const { inbox, api, settle } = setUpInbox();
  const of = (...numbers: readonly number[]) =>
    numbers.map((at) => message({ id: messageId(`m${at}`), date: seconds(1_772_000_000 + at) }));
  const page = (history: readonly InboxMessage[], hasEarlier: boolean) =>
    ok({ client: MARK, blocked: 'none' as const, history, message: undefined, hasEarlier });
  api.correspondence = async () => page(of(4, 3), true);
  api.read = async () => page(of(2, 1), false);
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.loadEarlier();
  await settle();
  api.correspondence = async () => page(of(5, 4), true);
  inbox.correspondence.reload();
  await settle();
  expect(inbox.thread.state().map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  expect(inbox.hasEarlier.state()).toBe(false);
});

it('reads past earlier messages that were all removed', async () => {
  const { inbox, api, calls, settle } = setUpInbox(message({ removed: true }));
  const page = (history: readonly InboxMessage[], hasEarlier: boolean) =>
    ok({ client: MARK, blocked: 'none' as const, history, message: undefined, hasEarlier });
  api.correspondence = async () => page([message({ removed: true })], true);
  api.read = async (_id, id) => {
    calls.push(`read ${id}`);
    return id === 'm1' ? page([{ ...EARLIER, removed: true }], true) : page([EARLIEST], false);
  };
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  for (const shown of [[], ['m00']]) {
    inbox.loadEarlier();
    await settle();
    expect(inbox.thread.state().map(({ id }) => id)).toEqual(shown);
  }
  expect([calls.filter((call) => call.startsWith('read')), inbox.hasEarlier.state()]).toEqual([
    ['read m1', 'read m0'],
    false,
  ]);
});

it('fetches the open conversation again for a new message only while it is shown', async () => {
  const { inbox, calls, settle } = setUpInbox(message({ read: true }));
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  expect(inbox.isShown(MARK.id)).toBe(false);
  const hide = inbox.show();
  expect([inbox.isShown(MARK.id), inbox.isShown(clientId('5002'))]).toEqual([true, false]);
  inbox.messageReceived();
  await settle();
  expect(calls.filter((call) => call.startsWith('corr'))).toHaveLength(2);
  hide();
  inbox.messageReceived();
  await settle();
  expect(calls.filter((call) => call.startsWith('corr'))).toHaveLength(2);
  inbox.show();
  await settle();
  expect(calls.filter((call) => call.startsWith('corr'))).toHaveLength(3);
});

it('fetches the inbox once more for ten messages that come while it is fetched, and not at all while it is not shown', async () => {
  const { inbox, calls, settle } = setUpInbox(message({ read: true }));
  const fetches = () => calls.filter((call) => call.startsWith('list')).length;
  inbox.list.load({ type: 'inbox', search: '', limit: 10, offset: 0 });
  await settle();
  inbox.messageReceived();
  await settle();
  expect(fetches()).toBe(1);
  inbox.show();
  for (let count = 0; count < 10; count += 1) inbox.messageReceived();
  await settle();
  expect(fetches()).toBe(3);
});

it('shows a translation beside the text until the language is another one', async () => {
  const { inbox, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  const shown = () => inbox.open.state().messages.map(({ contentTranslate }) => contentTranslate);
  inbox.addTranslation(messageId('m1'), 'Ben je er vrijdag?');
  expect(shown()).toEqual(['Ben je er vrijdag?']);
  inbox.forgetTranslations();
  expect(shown()).toEqual([undefined]);
});

it('reads the list again after removing and restoring', async () => {
  const { inbox, calls, settle } = setUpInbox();
  inbox.list.load(FIRST_PAGE);
  inbox.moving.mutate({ id: messageId('m1'), to: 'removed' });
  await settle();
  inbox.moving.mutate({ id: messageId('m1'), to: 'back' });
  await settle();
  const list = 'list inbox 10 0 ';
  expect(calls).toEqual([list, 'remove m1', list, 'restore m1', list]);
});

it('counts what the platform tells and forgets it for the next person', () => {
  const { inbox } = setUpInbox();
  inbox.setUnread(3);
  expect(inbox.unread.state()).toBe(3);
  inbox.reset();
  expect(inbox.unread.state()).toBe(0);
});

it.each([
  [undefined, 'inbox'],
  ['sent', 'sent'],
  ['removed', 'removed'],
  ['spam', undefined],
])('takes the box %j of an address for %j', (segment, type) => {
  expect(readInboxType(segment)).toBe(type);
});

it.each([
  ['blocked_by_client', 'inbox.blockedYou'],
  ['blocked_by_performer', 'inbox.youBlocked'],
  ['anything', 'inbox.notSent'],
])('reads the refusal %s as %s', (refusal, code) => {
  expect(readSendRefusal({ kind: 'status', status: 409, message: refusal })).toBe(code);
});
