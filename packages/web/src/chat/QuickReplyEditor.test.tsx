import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { createEditorModel } from './quick-reply-editor.fake.ts';
import type { QuickReplyEditorModel } from './quick-reply-editor.view-model.ts';
import { QuickReplyEditor } from './QuickReplyEditor.tsx';

it('asks over the editor before changes are discarded, and returns the focus to what opened it', async () => {
  let setModel: (part: Partial<QuickReplyEditorModel>) => void = () => undefined;
  const model = createEditorModel((set) => {
    setModel = set;
    return {
      isOpen: false,
      close: () => set({ isAsking: true }),
      stay: () => set({ isAsking: false }),
      discard: () => set({ isAsking: false, isOpen: false }),
    };
  });
  await show(
    <>
      <button type="button" onClick={() => setModel({ isOpen: true })}>
        Edit
      </button>
      <QuickReplyEditor model={model} />
    </>,
  );
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Quick replies' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(editor).toBeVisible();
  await expect.element(editor.getByText('No quick replies in this language yet.', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(editor).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus();
});

it('has the cursor in the name of a new reply, and in the field that keeps the replies from being saved', async () => {
  const right = { name: undefined, text: undefined };
  const model = createEditorModel((set) => ({
    replies: [{ key: 1, name: 'hi', text: '', problems: right }],
    add: () => set({ replies: [...model.replies, { key: 2, name: '', text: 'Bye!', problems: right }] }),
    save: () =>
      set({ replies: model.replies.map((each) => ({ ...each, problems: { name: undefined, text: 'textMissing' } })) }),
  }));
  await show(<QuickReplyEditor model={model} />);
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' }).nth(1)).toHaveFocus();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Text' }).first()).toHaveFocus();
});
