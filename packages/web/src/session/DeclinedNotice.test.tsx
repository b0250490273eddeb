import { action, makeObservable, observableRef } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { RequestModalModel } from './request-modal.view-model.ts';

class FakeModel implements Pick<RequestModalModel, 'declined' | 'undo'> {
  declined: RequestModalModel['declined'] = undefined;
  undone = 0;

  constructor() {
    makeObservable(this, { declined: observableRef, set: action });
  }

  readonly set = (declined: RequestModalModel['declined']): void => {
    this.declined = declined;
  };

  readonly undo = (): void => {
    this.undone += 1;
  };
}

const setUp = async () => {
  const model = new FakeModel();
  await show(
    <>
      <input aria-label="Line" />
      <DeclinedNotice model={model} />
    </>,
  );
  return model;
};

it.each([
  ['declined', 'Declined'],
  ['busyTold', 'Declined, try again in 2 minutes'],
] as const)('says %s in words, and undoes it by a button', async (declined, words) => {
  const model = await setUp();
  model.set(declined);
  await expect.poll(() => document.querySelector('[data-announce="polite"]')?.textContent).toBe(words);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(model.undone).toBe(1);
});

it('leaves Ctrl+Z in a field to what was typed there', async () => {
  const model = await setUp();
  const line = page.getByRole('textbox', { name: 'Line' });
  await userEvent.click(line);
  await userEvent.keyboard('so');
  model.set('declined');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveTextContent('Undo Ctrl+Z');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line).not.toHaveValue('so');
  expect(model.undone).toBe(0);
});

it('undoes with Ctrl+Z while it is shown, and not afterwards', async () => {
  const model = await setUp();
  model.set('declined');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  model.set(undefined);
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(model.undone).toBe(1);
});
