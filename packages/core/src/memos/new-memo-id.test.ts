import { expect, it } from 'vitest';
import { createDraftsRig } from '../../testing/kernel/drafts-rig.fake.ts';
import { MARK, setUpMemos } from '../../testing/memos/memos-rig.fake.ts';
import { NETWORK_TIMED_OUT } from '../kernel/result.ts';

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
