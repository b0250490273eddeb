import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '../kernel/call-failure.ts';
import { createDraftsRig } from '../kernel/drafts-rig.fake.ts';
import { clientId } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import type { MemoOrder } from './memo.ts';
import { createMemosController } from './memos.controller.ts';

const MARK = clientId('5001');

const setUp = (rig = createDraftsRig()) => {
  const saved: MemoOrder[] = [];
  const memos = createMemosController({
    api: {
      list: async () => ok({ memos: [], total: 0 }),
      about: async () => ok({ memos: [], total: 0 }),
      pin: async () => rig.written(),
      save: async (_id, order) => {
        saved.push(order);
        return rig.written();
      },
    },
    ...rig.deps,
  });
  const kept = (): readonly string[] => rig.kept().filter((text) => text !== '');
  return { memos, saved, refuse: rig.refuse, settle: rig.settle, kept };
};

it('saves a new memo again under the same id, also where its form was opened again, and another one under its own', async () => {
  const { memos, saved, refuse, settle } = setUp();
  refuse(NETWORK_TIMED_OUT);
  memos.writeAbout(MARK, 'likes tea');
  memos.saveAbout(MARK);
  await settle();
  refuse(undefined);
  memos.create(MARK);
  memos.save();
  await settle();
  memos.writeAbout(MARK, 'likes tea');
  memos.saveAbout(MARK);
  await settle();
  const ids = saved.map(({ newId }) => newId);
  expect([ids[1], new Set(ids).size]).toEqual([ids[0], 2]);
});

it('saves a new memo under the same id after a reload, also with another text', async () => {
  const rig = createDraftsRig();
  const { memos, saved, refuse, settle } = setUp(rig);
  refuse(NETWORK_TIMED_OUT);
  memos.writeAbout(MARK, 'likes tea');
  memos.saveAbout(MARK);
  await settle();
  const reloaded = setUp(rig);
  refuse(undefined);
  reloaded.memos.create(MARK);
  reloaded.memos.write('likes green tea');
  reloaded.memos.save();
  await settle();
  expect(reloaded.saved).toMatchObject([{ content: 'likes green tea', newId: saved[0]?.newId }]);
  expect(reloaded.kept()).toEqual([]);
});

it('saves under another id what is written after a new memo was discarded', async () => {
  const { memos, saved, refuse, settle } = setUp();
  refuse(NETWORK_TIMED_OUT);
  for (const text of ['likes tea', 'likes jazz']) {
    memos.create(MARK);
    memos.write(text);
    memos.save();
    await settle();
    memos.cancel();
  }
  expect(saved[1]?.newId).not.toBe(saved[0]?.newId);
});
