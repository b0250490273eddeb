import { expect, it } from 'vitest';
import { MARK, message, setUpInbox } from '../../testing/inbox/inbox-rig.fake.ts';
import { createDraftsRig } from '../../testing/kernel/drafts-rig.fake.ts';
import { clientId, messageId, type ClientId } from '../kernel/ids.ts';
import { done, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';
import type { InboxController } from './inbox.controller.ts';

const statusOf = (inbox: InboxController, client: ClientId) => inbox.sending.watch.state().get(client)?.status;

it('keeps the draft until the message has arrived, and sends it again under the same id', async () => {
  const { inbox, kept, sent, refuse, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(inbox.draft.state()).toEqual({ subject: 'Re: Friday', content: '' });
  inbox.write({ content: 'Yes!' });
  refuse(NETWORK_TIMED_OUT);
  inbox.send();
  await settle();
  expect([statusOf(inbox, MARK.id), kept()]).toEqual(['failed', ['Re: Friday\nYes!', `${sent[0]?.id}\nYes!`]]);
  refuse(undefined);
  inbox.send();
  await settle();
  expect([statusOf(inbox, MARK.id), kept(), inbox.draft.state().content]).toEqual(['done', ['', ''], '']);
  expect(sent[0]).toMatchObject({ receiver: '5001', subject: 'Re: Friday', content: 'Yes!' });
  expect(sent[1]?.id).toBe(sent[0]?.id);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

it.each([
  ['Yes!', true],
  ['Yes, gladly', false],
] as const)('sends the text "%s" after a reload under the id of a lost "Yes!": %s', async (text, isSame) => {
  const rig = createDraftsRig();
  const open = async () => {
    const opened = setUpInbox(message(), false, rig);
    opened.inbox.correspondence.load({ kind: 'client', id: MARK.id });
    await opened.settle();
    return opened;
  };
  const { inbox, sent, settle } = await open();
  rig.refuse(NETWORK_TIMED_OUT);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  await settle();
  const reloaded = await open();
  reloaded.inbox.write({ content: text });
  reloaded.inbox.send();
  expect(reloaded.sent).toMatchObject([{ content: text }]);
  expect(reloaded.sent[0]?.id === sent[0]?.id).toBe(isSame);
});

it('sends a text anew under its own id when it was emptied after a lost answer', async () => {
  const { inbox, sent, refuse, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  refuse(NETWORK_TIMED_OUT);
  for (const content of ['Yes!', '', 'Yes!']) {
    inbox.write({ content });
    inbox.send();
    await settle();
  }
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

it('gives a message that was not sent up with its text', async () => {
  const { inbox, refuse, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  refuse(NETWORK_TIMED_OUT);
  inbox.write({ content: 'Yes!' });
  inbox.send();
  await settle();
  inbox.write({ content: 'Yes' });
  expect(statusOf(inbox, MARK.id)).toBe('failed');
  inbox.write({ content: ' ' });
  expect(statusOf(inbox, MARK.id)).toBe('idle');
});

it('restores the draft, subject and text, when the customer is opened again', async () => {
  const { inbox, settle } = setUpInbox();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ subject: 'Saturday' });
  inbox.write({ content: 'Two\nlines' });
  inbox.correspondence.load({ kind: 'message', id: messageId('m1') });
  await settle();
  expect(inbox.draft.state()).toEqual({ subject: 'Saturday', content: 'Two\nlines' });
});

it('shows a conversation that was open before with its own draft at once', async () => {
  const { inbox, api, settle } = setUpInbox();
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
  const { inbox, sent, settle } = setUpInbox();
  inbox.write({ content: 'Hello' });
  inbox.send();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ content: '  ' });
  inbox.send();
  expect(sent).toEqual([]);
});

it('keeps what was typed while a message was on its way', async () => {
  const { inbox, settle, kept } = setUpInbox();
  inbox.correspondence.load({ kind: 'client', id: MARK.id });
  await settle();
  inbox.write({ content: 'Yes!' });
  inbox.send();
  inbox.write({ content: 'Yes! And Saturday?' });
  await settle();
  expect([inbox.draft.state().content, kept()]).toEqual(['Yes! And Saturday?', ['Re: Friday\nYes! And Saturday?', '']]);
});

it('forgets the text of a message that arrives while another customer is written to, who is written to at once', async () => {
  const { inbox, api, sent, settle } = setUpInbox();
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
