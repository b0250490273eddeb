import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '../kernel/call-failure.ts';
import { createDraftsRig } from '../kernel/drafts-rig.fake.ts';
import { clientId, messageId, type ClientId } from '../kernel/ids.ts';
import { done, ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import { readInboxType, type InboxMessage } from './inbox-message.ts';
import type { InboxApi, OutgoingMessage } from './inbox-api.port.ts';
import { createInboxController, type InboxController } from './inbox.controller.ts';
import { readSendRefusal } from './inbox.errors.ts';

const MARK = { id: clientId('5001'), name: 'nl|Mark' };
const message = (part: Partial<InboxMessage> = {}): InboxMessage => ({
  id: messageId('m1'),
  sender: 'client',
  client: MARK,
  subject: 'Friday',
  content: 'Are you there on Friday?',
  contentTranslate: undefined,
  date: seconds(1_772_697_600),
  read: false,
  removed: false,
  ...part,
});

const EARLIER = message({ id: messageId('m0'), sender: 'performer', date: seconds(1_772_697_000) });
const EARLIEST = message({ id: messageId('m00'), date: seconds(1_772_690_000), read: true });

const setUp = (first = message(), offersConversations = false) => {
  const rig = createDraftsRig();
  const calls: string[] = [];
  const sent: OutgoingMessage[] = [];
  const api: { -readonly [Call in keyof InboxApi]: InboxApi[Call] } = {
    list: async (_id, { type, limit, offset, search }) => {
      calls.push(`list ${type} ${limit} ${offset} ${search}`);
      return ok({ messages: [first], total: 1 });
    },
    conversations: async (_id, { type }) => {
      calls.push(`conversations ${type}`);
      return ok({ conversations: [{ client: MARK, newest: first, unread: 1 }], total: 1 });
    },
    read: async (_id, id) => {
      calls.push(`read ${id}`);
      if (id === 'm0')
        return ok({ client: MARK, blocked: 'none', history: [EARLIEST], message: EARLIER, hasEarlier: false });
      return ok({ client: MARK, blocked: 'none', history: [EARLIER], message: first, hasEarlier: true });
    },
    correspondence: async (_id, client) => {
      calls.push(`correspondence ${client}`);
      return ok({ client: MARK, blocked: 'none', history: [first], message: undefined, hasEarlier: false });
    },
    markRead: async (_id, id) => {
      calls.push(`mark ${id}`);
      return done;
    },
    send: async (_id, outgoing) => {
      sent.push(outgoing);
      return rig.written();
    },
    remove: async (_id, id) => {
      calls.push(`remove ${id}`);
      return done;
    },
    restore: async (_id, id) => {
      calls.push(`restore ${id}`);
      return done;
    },
  };
  const inbox = createInboxController({
    api,
    ...rig.deps,
    offersConversations,
  });
  return { inbox, api, calls, sent, refuse: rig.refuse, settle: rig.settle, kept: rig.kept };
};

const FIRST_PAGE = { type: 'inbox', limit: 10, offset: 0, search: '' } as const;

it('marks a message as read once it is shown, in the list too', async () => {
  const { inbox, calls, settle } = setUp();
  inbox.list.load(FIRST_PAGE);
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(calls).toEqual(['list inbox 10 0 ', 'read m1', 'mark m1']);
  expect(inbox.list.watch.state().data?.conversations[0]?.unread).toBe(0);
});

it.each([message({ read: true }), message({ sender: 'performer' })])(
  'marks nothing that was read before or that the performer wrote',
  async (first) => {
    const { inbox, calls, settle } = setUp(first);
    inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
    await settle();
    expect(calls).toEqual(['read m1']);
  },
);

const statusOf = (inbox: InboxController, client: ClientId) => inbox.sending.watch.state().get(client)?.status;

it('keeps the draft until the message has arrived, and sends it again under the same id', async () => {
  const { inbox, kept, sent, refuse, settle } = setUp();
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(inbox.draft.state()).toEqual({ subject: 'Re: Friday', content: '' });
  inbox.write({ content: 'Yes!' });
  refuse(NETWORK_TIMED_OUT);
  inbox.send();
  await settle();
  expect([statusOf(inbox, MARK.id), kept()]).toEqual(['failed', ['Re: Friday\nYes!']]);
  refuse(undefined);
  inbox.send();
  await settle();
  expect([statusOf(inbox, MARK.id), kept(), inbox.draft.state().content]).toEqual(['done', [''], '']);
  expect(sent[0]).toMatchObject({ receiver: '5001', subject: 'Re: Friday', content: 'Yes!' });
  expect(sent[1]?.id).toBe(sent[0]?.id);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

it('restores the draft, subject and text, when the customer is opened again', async () => {
  const { inbox, settle } = setUp();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ subject: 'Saturday' });
  inbox.write({ content: 'Two\nlines' });
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(inbox.draft.state()).toEqual({ subject: 'Saturday', content: 'Two\nlines' });
});

it('shows a conversation that was open before with its own draft at once', async () => {
  const { inbox, api, settle } = setUp();
  api.correspondence = async (_id, id) =>
    ok({ client: { ...MARK, id }, blocked: 'none', history: [], message: undefined, hasEarlier: false });
  const open = (id: string) => inbox.correspondence.load({ kind: 'client', id: clientId(id) });
  open('5001');
  await settle();
  open('5002');
  await settle();
  inbox.write({ content: 'Only for you' });
  open('5001');
  expect(inbox.open.state()).toMatchObject({ client: '5001', draft: '' });
});

it('sends nothing without a receiver or without content', async () => {
  const { inbox, sent, settle } = setUp();
  inbox.write({ content: 'Hello' });
  inbox.send();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ content: '  ' });
  inbox.send();
  expect(sent).toEqual([]);
});

it('asks for conversations only where the platform lists them', async () => {
  const { inbox, calls, settle } = setUp(message(), true);
  inbox.list.load(FIRST_PAGE);
  await settle();
  expect(calls).toEqual(['conversations inbox']);
});

it('shows a conversation oldest first, and earlier messages before it', async () => {
  const { inbox, calls, settle } = setUp();
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  const ids = () => inbox.thread.state().map(({ id }) => id);
  expect([ids(), inbox.hasEarlier.state()]).toEqual([['m0', 'm1'], true]);
  inbox.loadEarlier();
  await settle();
  expect([ids(), inbox.hasEarlier.state()]).toEqual([['m00', 'm0', 'm1'], false]);
  expect(calls).toContain('read m0');
});

it('reads past earlier messages that were all removed', async () => {
  const { inbox, api, calls, settle } = setUp(message({ removed: true }));
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

it('keeps what was typed while a message was on its way', async () => {
  const { inbox, settle, kept } = setUp();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ content: 'Yes!' });
  inbox.send();
  inbox.write({ content: 'Yes! And Saturday?' });
  await settle();
  expect([inbox.draft.state().content, kept()]).toEqual(['Yes! And Saturday?', ['Re: Friday\nYes! And Saturday?']]);
});

it('forgets the text of a message that arrives while another customer is written to, who is written to at once', async () => {
  const { inbox, api, sent, settle } = setUp();
  const anna = { id: clientId('5002'), name: 'nl|Anna' };
  const clients = [MARK, anna];
  api.correspondence = async (_id, id) => {
    const client = clients.find((each) => each.id === id) ?? MARK;
    return ok({ client, blocked: 'none', history: [], message: undefined, hasEarlier: false });
  };
  const open = async ({ id }: typeof MARK): Promise<void> => {
    inbox.correspondence.load({ kind: 'client', id });
    await settle();
  };
  const answers: (() => void)[] = [];
  api.send = (_id, outgoing) => {
    sent.push(outgoing);
    return new Promise((resolve) => answers.push(() => resolve(done)));
  };
  await open(MARK);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  await open(anna);
  inbox.sending.clearDone();
  inbox.write({ content: 'No!' });
  inbox.send();
  expect([statusOf(inbox, MARK.id), statusOf(inbox, anna.id)]).toEqual(['busy', 'busy']);
  answers[0]?.();
  await settle();
  expect([statusOf(inbox, MARK.id), statusOf(inbox, anna.id)]).toEqual(['done', 'busy']);
  expect([inbox.draftTo(MARK.id), inbox.draftTo(anna.id), inbox.draft.state().content]).toEqual(['', 'No!', 'No!']);
  expect(sent.map(({ receiver }) => receiver)).toEqual([MARK.id, anna.id]);
});

it('fetches the open conversation again for a new message only while it is shown', async () => {
  const { inbox, calls, settle } = setUp(message({ read: true }));
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

it('shows a translation beside the text until the language is another one', async () => {
  const { inbox, settle } = setUp();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  const shown = () => inbox.open.state().messages.map(({ contentTranslate }) => contentTranslate);
  inbox.addTranslation(messageId('m1'), 'Ben je er vrijdag?');
  expect(shown()).toEqual(['Ben je er vrijdag?']);
  inbox.forgetTranslations();
  expect(shown()).toEqual([undefined]);
});

it('reads the list again after removing and restoring', async () => {
  const { inbox, calls, settle } = setUp();
  inbox.list.load(FIRST_PAGE);
  inbox.moving.mutate({ id: messageId('m1'), to: 'removed' });
  await settle();
  inbox.moving.mutate({ id: messageId('m1'), to: 'back' });
  await settle();
  const list = 'list inbox 10 0 ';
  expect(calls).toEqual([list, 'remove m1', list, 'restore m1', list]);
});

it('counts what the platform tells and forgets it for the next person', () => {
  const { inbox } = setUp();
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
