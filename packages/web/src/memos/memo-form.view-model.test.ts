import { NETWORK_TIMED_OUT } from '@greenroom/core/kernel/call-failure';
import { createDraftsRig } from '@greenroom/core/kernel/drafts-rig.fake';
import { clientId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { createMemosController } from '@greenroom/core/memos/memos.controller';
import { expect, it, onTestFinished } from 'vitest';
import { MemoFormViewModel } from './memo-form.view-model.ts';

const MARK = clientId('5001');
const ANNA = clientId('5002');

const setUp = () => {
  const rig = createDraftsRig();
  const memos = createMemosController({
    api: {
      list: async () => ok({ memos: [], total: 0 }),
      about: async () => ok({ memos: [], total: 0 }),
      pin: async () => rig.written(),
      save: async () => rig.written(),
    },
    ...rig.deps,
  });
  const model = new MemoFormViewModel(memos);
  onTestFinished(model.dispose);
  const shown = () => [model.saving, model.errorKey];
  return { memos, model, shown, refuse: rig.refuse, settle: rig.settle };
};

it('shows with each customer whether that memo is being saved or was not', async () => {
  const { memos, model, shown, refuse, settle } = setUp();
  expect(shown()).toEqual([false, undefined]);
  refuse(NETWORK_TIMED_OUT);
  memos.create(MARK);
  model.write('likes tea');
  model.save();
  expect(shown()).toEqual([true, undefined]);
  memos.create(ANNA);
  expect(shown()).toEqual([false, undefined]);
  await settle();
  expect(shown()).toEqual([false, undefined]);
  memos.create(MARK);
  model.save();
  await settle();
  expect(shown()).toEqual([false, 'error.memos.notCreated']);
});

it('knows of a draft whose form is closed, as after a reload', async () => {
  const { memos, model, settle } = setUp();
  memos.writeAbout(MARK, 'likes tea');
  expect([model.hasDraft(MARK), model.hasDraft(ANNA), model.hasDraft(undefined)]).toEqual([true, false, false]);
  memos.create(MARK);
  expect(model.hasDraft(MARK)).toBe(false);
  model.save();
  await settle();
  expect(model.hasDraft(MARK)).toBe(false);
});
