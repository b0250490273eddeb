import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memoId } from '@greenroom/core/kernel/ids';
import { MARK, MEMO, setUpMemos } from '@greenroom/core/testing/memos/memos-rig.fake';
import { createMemoForm } from '../memos/memo-form.view-model.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { ClientMemos } from './ClientMemos.tsx';

const ABOUT = shownQuery({ memos: [MEMO], total: 1 });

const open = async () => {
  const { memos } = setUpMemos();
  await show(<ClientMemos client={MARK.id} about={ABOUT} form={createMemoForm(memos)} />);
  return memos;
};

it.each(['Add memo', 'Edit'])(
  'gives the focus back to %s when the form of a memo closes, and not before',
  async (name) => {
    await open();
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    await expect.element(button).not.toHaveFocus();
    await button.click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button).toHaveFocus();
  },
);

it('says at a memo and above the list that there is a draft', async () => {
  const memos = await open();
  memos.edit(MEMO);
  memos.write('likes tea');
  memos.create(MARK.id);
  memos.write('likes milk');
  memos.edit({ ...MEMO, id: memoId('m2') });
  await expect.poll(() => page.getByRole('button', { name: 'Continue draft' }).elements()).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Add memo' })).not.toBeInTheDocument();
});

it('keeps the memos that could not be fetched again, and says that they may be old', async () => {
  const { memos } = setUpMemos();
  const about = { ...ABOUT, mayBeOld: true };
  await show(<ClientMemos client={MARK.id} about={about} form={createMemoForm(memos)} />);
  await expect.element(page.getByText('likes jazz')).toBeVisible();
  await expect.element(page.getByText('What you see may be old.', { exact: false })).toBeVisible();
});
