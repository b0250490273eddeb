import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MemoRow } from '../memos/MemoList.tsx';
import { show } from '../ui/show.fake.tsx';
import { ClientMemos, type ClientMemosModel } from './ClientMemos.tsx';

const nothing = (): void => undefined;

const createModel = () => {
  const set = (change: Partial<ClientMemosModel>): void => runInAction(() => void Object.assign(model, change));
  const row: MemoRow = {
    id: '1',
    content: 'Likes jazz',
    date: '5-3-2026',
    client: undefined,
    editing: false,
    hasDraft: false,
    edit: () => set({ memos: [{ ...row, editing: true }] }),
    pin: undefined,
  };
  const model: ClientMemosModel = observable(
    {
      memosView: 'items',
      memos: [row],
      writingMemo: false,
      hasDraft: false,
      newMemo: () => set({ writingMemo: true }),
      retryMemos: nothing,
      form: {
        content: '',
        maxLength: 1_000,
        charactersLeft: undefined,
        maySave: false,
        saving: false,
        errorKey: undefined,
        write: nothing,
        save: nothing,
        cancel: () => set({ writingMemo: false, memos: [row] }),
        show: () => nothing,
      },
    },
    {},
    { deep: false },
  );
  return model;
};

it.each(['Add memo', 'Edit'])(
  'gives the focus back to %s when the form of a memo closes, and not before',
  async (name) => {
    await show(<ClientMemos model={createModel()} />);
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
  const model = createModel();
  runInAction(() =>
    Object.assign(model, { hasDraft: true, memos: model.memos.map((row) => ({ ...row, hasDraft: true })) }),
  );
  await show(<ClientMemos model={model} />);
  await expect.poll(() => page.getByRole('button', { name: 'Continue draft' }).elements()).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Add memo' })).not.toBeInTheDocument();
});
