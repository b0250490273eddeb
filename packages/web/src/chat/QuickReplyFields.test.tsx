import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { createEditorModel } from './quick-reply-editor.fake.ts';
import type { QuickReplyEditorModel } from './quick-reply-editor.view-model.ts';
import { QuickReplyEditor } from './QuickReplyEditor.tsx';

const reply = (name: string, key: number) => ({
  key,
  name,
  text: `${name}!`,
  problems: { name: undefined, text: undefined },
});

const open = async (names: readonly string[], part: Partial<QuickReplyEditorModel> = {}) => {
  const move = vi.fn<QuickReplyEditorModel['move']>();
  const model = createEditorModel((set) => ({
    replies: names.map(reply),
    move,
    remove: (index: number) => set({ replies: model.replies.toSpliced(index, 1) }),
    ...part,
  }));
  await show(<QuickReplyEditor model={model} />);
  // The window takes the focus when it opens.
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true);
  return { move };
};

it('keeps the focus at Up and Down where there is no further place', async () => {
  const { move } = await open(['hi', 'bye']);
  const up = page.getByRole('button', { name: 'Move hi up' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Move bye down' })).toHaveAttribute('aria-disabled', 'true');
  expect(move).not.toHaveBeenCalled();
});

it('takes the focus to the next row when one is deleted, then to the one above, then to the list', async () => {
  await open(['hi', 'sing', 'bye']);
  const deleteByKey = async (name: string): Promise<void> => {
    page
      .getByRole('button', { name: `Delete ${name}` })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
  };
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Delete ${name}` }) });
  await deleteByKey('sing');
  await expect.element(row('bye')).toHaveFocus();
  await deleteByKey('bye');
  await expect.element(row('hi')).toHaveFocus();
  await deleteByKey('hi');
  await expect.element(page.getByRole('list', { name: 'Quick replies' })).toHaveFocus();
});

it('keeps the focus at Add where the list is full with 20 replies, and says why nothing is added', async () => {
  const add = vi.fn<QuickReplyEditorModel['add']>();
  await open(['hi'], { mayAdd: false, add });
  const button = page.getByRole('button', { name: 'Add a reply' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('Your list is full with 20 replies. Delete one first.');
  expect(add).not.toHaveBeenCalled();
});
