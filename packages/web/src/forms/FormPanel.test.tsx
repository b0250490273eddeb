import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { FormModel } from './form-model.ts';
import { FormPanel } from './FormPanel.tsx';

const nothing = (): void => undefined;

it('says in sight that a form longer than the page is saved, and takes the focus of the button', async () => {
  const model: FormModel = observable({
    name: 'personal',
    phase: 'ready' as const,
    edited: true,
    problems: {},
    word: 'edited' as const,
    stops: 0,
    notLoadedKey: 'error.personalData.personalNotLoaded' as const,
    notSavedKey: 'error.personalData.personalNotSaved' as const,
    value: () => '',
    problem: () => undefined,
    isAsSaved: () => false,
    set: nothing,
    leave: nothing,
    save: () => runInAction(() => Object.assign(model, { edited: false, word: 'saved' })),
    undo: nothing,
    open: nothing,
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
