import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { MARK, setUpMemos } from '@greenroom/core/testing/memos/memos-rig.fake';
import { createMemoForm } from './memo-form.view-model.ts';

const ANNA = clientId('5002');

const setUp = () => {
  const { memos, refuse, settle } = setUpMemos();
  const model = createMemoForm(memos);
  const shown = () => [model.saving, model.errorKey];
  return { memos, model, shown, refuse, settle };
};

it('shows with each customer whether that memo is being saved or was not', async () => {
  const { memos, model, shown, refuse, settle } = setUp();
  expect(shown()).toEqual([false, undefined]);
  refuse(NETWORK_TIMED_OUT);
  memos.create(MARK.id);
  model.write('likes tea');
  model.save();
  expect(shown()).toEqual([true, undefined]);
  memos.create(ANNA);
  expect(shown()).toEqual([false, undefined]);
  await settle();
  expect(shown()).toEqual([false, undefined]);
  memos.create(MARK.id);
  model.save();
  await settle();
  expect(shown()).toEqual([false, 'error.memos.notCreated']);
});

it('knows of a draft whose form is closed, as after a reload', async () => {
  const { memos, model, settle } = setUp();
  memos.writeAbout(MARK.id, 'likes tea');
  expect([model.hasDraft(MARK.id), model.hasDraft(ANNA), model.hasDraft(undefined)]).toEqual([true, false, false]);
  memos.create(MARK.id);
  expect(model.hasDraft(MARK.id)).toBe(false);
  model.save();
  await settle();
  expect(model.hasDraft(MARK.id)).toBe(false);
});
