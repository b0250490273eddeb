import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { FormModel } from './form-model.ts';
import { FormPanel } from './FormPanel.tsx';
import { LOADED_FORM } from './loaded-form.fake.ts';

it('says in sight that a form longer than the page is saved, and takes the focus of the button', async () => {
  const model: FormModel = observable({
    ...LOADED_FORM,
    edited: true,
    word: 'edited' as const,
    save: () => runInAction(() => Object.assign(model, { edited: false, word: 'saved' })),
  });
  await show(
    <FormPanel model={model} title="Personal data">
      <div style={{ blockSize: '2000px' }} />
    </FormPanel>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Saved', { exact: true });
  await expect.element(saved).toBeInViewport();
  await expect.element(saved).toHaveFocus();
});
