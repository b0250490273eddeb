import { expect, it } from 'vitest';
import { createDraftsRig } from '../../testing/kernel/drafts-rig.fake.ts';
import { MARK, MEMO, setUpMemos } from '../../testing/memos/memos-rig.fake.ts';
import { clientId, memoId, performerId } from '../kernel/ids.ts';
import { NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { savingOf } from './memos.controller.ts';

type Rig = ReturnType<typeof setUpMemos>;

const ANNA = performerId('1001');

it('saves a new memo about a customer and reads both lists again', async () => {
  const { memos, asked, saved, settle, kept } = setUpMemos();
  memos.list.load({ limit: 20, offset: 0 });
  memos.about.load(MARK.id);
  memos.create(MARK.id);
  memos.write(' speaks slowly ');
  memos.save();
  await settle();
  expect(saved).toMatchObject([{ id: undefined, client: MARK.id, content: 'speaks slowly' }]);
  expect(asked).toEqual(['list 20 0', 'about 5001', 'list 20 0', 'about 5001']);
  expect([memos.draft.state(), kept()]).toEqual([undefined, []]);
});

it.each([
  ['about the caller', ({ memos }: Rig) => (memos.aboutCaller.load(MARK.id), memos.aboutCaller)],
  ['about a customer', ({ memos }: Rig) => (memos.about.load(MARK.id), memos.about)],
  ['of the list', ({ memos }: Rig) => (memos.list.load({ limit: 20, offset: 0 }), memos.list)],
])('leaves out the memos of another performer: those %s', async (_which, load) => {
  const others = { ...MEMO, id: memoId('m2'), performerId: performerId('1002') };
  const rig = setUpMemos(createDraftsRig(), [MEMO, { ...MEMO, performerId: ANNA }, others]);
  const query = load(rig);
  await rig.settle();
  expect(query.watch.state().data?.memos.map(({ performerId: author }) => author)).toEqual([undefined, ANNA]);
});

it('keeps the text through a failure and when the memo is opened again', async () => {
  const { memos, saved, refuse, settle } = setUpMemos();
  memos.edit(MEMO);
  expect(memos.draft.state()).toMatchObject({ id: 'm1', content: 'likes jazz', saved: 'likes jazz' });
  memos.write('likes jazz and tea');
  refuse(NETWORK_TIMED_OUT);
  memos.save();
  await settle();
  expect(savingOf(memos.saving.watch.state(), { id: MEMO.id, client: MARK.id }).status).toBe('failed');
  memos.create(MARK.id);
  memos.edit(MEMO);
  expect(memos.draft.state()?.content).toBe('likes jazz and tea');
  refuse(undefined);
  memos.save();
  await settle();
  expect(saved.at(-1)).toEqual({ id: 'm1', client: MARK.id, content: 'likes jazz and tea' });
});

it('keeps what was typed while a memo was on its way', async () => {
  const { memos, saved, settle, kept } = setUpMemos();
  memos.edit(MEMO);
  memos.write('likes tea');
  memos.save();
  memos.write('likes tea and jazz');
  await settle();
  expect(memos.draft.state()).toMatchObject({ id: 'm1', content: 'likes tea and jazz', saved: 'likes tea' });
  memos.save();
  await settle();
  expect([saved.at(-1)?.content, memos.draft.state(), kept()]).toEqual(['likes tea and jazz', undefined, []]);
});

it('keeps what was typed while a new memo was on its way, also where its form is closed', async () => {
  const { memos, settle } = setUpMemos();
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  memos.writeAbout(MARK.id, 'likes tea and jazz');
  await settle();
  expect([memos.draftAbout(MARK.id), memos.draft.state()]).toEqual(['likes tea and jazz', undefined]);
});

it('forgets the text at a cancel, and saves no empty memo', () => {
  const { memos, saved, kept } = setUpMemos();
  memos.write('nothing is open');
  memos.create(MARK.id);
  memos.write('   ');
  memos.save();
  memos.cancel();
  memos.save();
  expect([saved, kept(), memos.draft.state()]).toEqual([[], [], undefined]);
});

it('keeps a new memo under its customer, so that the next customer does not get it', async () => {
  const { memos, saved, settle } = setUpMemos();
  const anna = clientId('5002');
  memos.writeAbout(MARK.id, 'likes tea');
  expect([memos.draftAbout(MARK.id), memos.draftAbout(anna)]).toEqual(['likes tea', '']);
  memos.saveAbout(anna);
  memos.saveAbout(MARK.id);
  await settle();
  expect(saved).toMatchObject([{ id: undefined, client: MARK.id, content: 'likes tea' }]);
  expect(memos.draftAbout(MARK.id)).toBe('');
});

it('keeps the text of a memo that could not be saved', async () => {
  const { memos, refuse, settle } = setUpMemos();
  memos.writeAbout(MARK.id, 'likes tea');
  refuse(NETWORK_TIMED_OUT);
  memos.saveAbout(MARK.id);
  await settle();
  memos.create(MARK.id);
  expect(memos.draft.state()?.content).toBe('likes tea');
});

it('shows what is written elsewhere in the form that is open for the same customer', () => {
  const { memos } = setUpMemos();
  memos.create(MARK.id);
  memos.writeAbout(MARK.id, 'likes tea');
  expect(memos.draft.state()?.content).toBe('likes tea');
  memos.edit(MEMO);
  memos.writeAbout(MARK.id, 'likes coffee');
  expect(memos.draft.state()?.content).toBe('likes jazz');
});

it('knows which memo has its form on the screen', () => {
  const { memos } = setUpMemos();
  const mine = { id: undefined, client: MARK.id };
  const hide = memos.show();
  expect(memos.isShown(mine)).toBe(false);
  memos.create(MARK.id);
  expect([memos.isShown(mine), memos.isShown({ id: MEMO.id, client: MARK.id })]).toEqual([true, false]);
  const hideOther = memos.show();
  hide();
  hide();
  expect(memos.isShown(mine)).toBe(true);
  hideOther();
  expect(memos.isShown(mine)).toBe(false);
});

it('pins a memo and reads the lists again, and says when that did not work', async () => {
  const { memos, asked, pinned, refuse, settle } = setUpMemos();
  memos.about.load(MARK.id);
  await settle();
  memos.pinning.mutate({ id: MEMO.id, isPinned: true });
  await settle();
  expect([pinned, asked]).toEqual([[{ id: 'm1', isPinned: true }], ['about 5001', 'about 5001']]);
  refuse(NETWORK_TIMED_OUT);
  memos.pinning.mutate({ id: MEMO.id, isPinned: false });
  await settle();
  expect([memos.pinning.watch.state().get(MEMO.id)?.status, asked.length]).toEqual(['failed', 2]);
});

it('pins a memo while another one is being unpinned', async () => {
  const { memos, pinned, settle } = setUpMemos();
  memos.pinning.mutate({ id: MEMO.id, isPinned: false });
  memos.pinning.mutate({ id: memoId('m2'), isPinned: true });
  await settle();
  expect(pinned.map(({ id }) => id)).toEqual(['m1', 'm2']);
});

it('forgets the text of a memo that is saved after its form was opened meanwhile', async () => {
  const { memos, saved, settle, kept } = setUpMemos();
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  memos.create(MARK.id);
  memos.save();
  await settle();
  expect([saved.length, memos.draft.state(), memos.draftAbout(MARK.id), kept()]).toEqual([1, undefined, '', []]);
});

it('saves the memo of one customer while that of another is on its way, each with its own outcome', async () => {
  const { memos, saved, refuse, settle } = setUpMemos();
  const anna = clientId('5002');
  const told: string[] = [];
  memos.saving.onDone(({ client }) => told.push(`saved ${client}`));
  memos.saving.onFailed(({ client }) => told.push(`not saved ${client}`));
  const statuses = () =>
    [MARK.id, anna].map((client) => savingOf(memos.saving.watch.state(), { id: undefined, client }).status);
  refuse(NETWORK_TIMED_OUT);
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  memos.saveAbout(MARK.id);
  expect(statuses()).toEqual(['busy', 'idle']);
  refuse(undefined);
  memos.writeAbout(anna, 'likes jazz');
  memos.saveAbout(anna);
  await settle();
  expect([saved.map(({ client }) => client), statuses()]).toEqual([
    [MARK.id, anna],
    ['failed', 'done'],
  ]);
  expect([told, memos.draftAbout(MARK.id)]).toEqual([['not saved 5001', 'saved 5002'], 'likes tea']);
  memos.reset();
  expect(statuses()).toEqual(['idle', 'idle']);
});

it('forgets the text of a memo that is saved after another one was opened and cancelled meanwhile', async () => {
  const { memos, settle, kept } = setUpMemos();
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  memos.edit(MEMO);
  memos.cancel();
  await settle();
  expect([memos.draft.state(), kept()]).toEqual([undefined, []]);
});

it('saves a new memo again under the same id, also where its form was opened again, and another one under its own', async () => {
  const { memos, saved, refuse, settle } = setUpMemos();
  refuse(NETWORK_TIMED_OUT);
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  await settle();
  refuse(undefined);
  memos.create(MARK.id);
  memos.save();
  await settle();
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  await settle();
  const ids = saved.map(({ newId }) => newId);
  expect([ids[1], new Set(ids).size]).toEqual([ids[0], 2]);
});

it('saves a new memo under the same id after a reload, also with another text', async () => {
  const rig = createDraftsRig();
  const { memos, saved, refuse, settle } = setUpMemos(rig);
  refuse(NETWORK_TIMED_OUT);
  memos.writeAbout(MARK.id, 'likes tea');
  memos.saveAbout(MARK.id);
  await settle();
  const reloaded = setUpMemos(rig);
  refuse(undefined);
  reloaded.memos.create(MARK.id);
  reloaded.memos.write('likes green tea');
  reloaded.memos.save();
  await settle();
  expect(reloaded.saved).toMatchObject([{ content: 'likes green tea', newId: saved[0]?.newId }]);
  expect(reloaded.kept()).toEqual([]);
});

it('saves under another id what is written after a new memo was discarded', async () => {
  const { memos, saved, refuse, settle } = setUpMemos();
  refuse(NETWORK_TIMED_OUT);
  for (const text of ['likes tea', 'likes jazz']) {
    memos.create(MARK.id);
    memos.write(text);
    memos.save();
    await settle();
    memos.cancel();
  }
  expect(saved[1]?.newId).not.toBe(saved[0]?.newId);
});
