import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { ClientAbout, type ClientAboutModel } from './ClientAbout.tsx';

const nothing = (): void => undefined;

it('keeps the focus beside the customer when the button that blocks is gone', async () => {
  const model: ClientAboutModel = observable(
    {
      contact: {
        isOnline: undefined,
        isAwaited: undefined,
        isSavingAwait: false,
        toggleAwait: nothing,
        translation: undefined,
        translate: nothing,
      },
      name: { name: 'Mark', country: 'nl', anonymous: false },
      facts: undefined,
      block: undefined,
      blocking: false,
      blockCustomer: nothing,
      unblock: nothing,
      flag: nothing,
    },
    {},
    { deep: false },
  );
  await show(<ClientAbout model={model} />);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Mark' }).click();
  await expect.element(block).toHaveFocus();
  runInAction(() => Object.assign(model, { block: { date: '5-3-2026', reason: '', by: 'performer' } }));
  await expect.element(page.getByRole('heading', { name: 'About this customer' })).toHaveFocus();
});
