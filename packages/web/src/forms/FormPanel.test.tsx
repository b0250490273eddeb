import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { FormModel } from './form-model.ts';
import { FormPanel } from './FormPanel.tsx';
import { LOADED_FORM } from './loaded-form.fake.ts';

const editedForm = (): FormModel => {
  const become = (word: FormModel['word']) => () => runInAction(() => Object.assign(model, { edited: false, word }));
  const model: FormModel = observable({
    ...LOADED_FORM,
    edited: true,
    word: 'edited' as const,
    save: become('saved'),
    undo: become('none'),
  });
  return model;
};

it('says in sight that a form longer than the page is saved, and takes the focus of the button', async () => {
  await show(
    <FormPanel model={editedForm()} title="Personal data">
      <div style={{ blockSize: '2000px' }} />
    </FormPanel>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Saved', { exact: true });
  await expect.element(saved).toBeInViewport();
  await expect.element(saved).toHaveFocus();
});

it('takes the focus of the button that takes the changes back', async () => {
  await show(
    <FormPanel model={editedForm()} title="Personal data">
      <p>Fields</p>
    </FormPanel>,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('region', { name: 'Personal data' })).toHaveFocus();
});

it('leaves a field that is reached by Tab above the bar with its buttons, and scrolls nothing for these', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Field ${at}`);
  const container = await show(
    <div id="main" style={{ blockSize: '400px', overflowY: 'auto' }}>
      <FormPanel model={editedForm()} title="Personal data">
        {names.map((name) => (
          <input key={name} aria-label={name} />
        ))}
      </FormPanel>
    </div>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  const bar = page.getByRole('group').element();
  page.getByLabelText('Field 0', { exact: true }).element().focus();
  for (const name of names.slice(1)) {
    await userEvent.tab();
    const field = page.getByLabelText(name, { exact: true });
    await expect.element(field).toHaveFocus();
    const { bottom } = field.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  }
  const main = container.querySelector('#main');
  main?.scrollTo({ top: 0 });
  save.element().focus();
  expect(main?.scrollTop).toBe(0);
});
