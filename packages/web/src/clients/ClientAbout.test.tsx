import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientId } from '@greenroom/core/kernel/ids';
import { show } from '../ui/show.fake.tsx';
import { ClientAbout, type ClientAboutModel } from './ClientAbout.tsx';

const nothing = (): void => undefined;

const aboutMark = (): ClientAboutModel =>
  observable(
    {
      id: clientId('1'),
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
      isBlocked: false,
      block: undefined,
      blocking: false,
      blockCustomer: nothing,
      unblock: nothing,
      flag: nothing,
    },
    {},
    { deep: false },
  );

it('keeps the focus beside the customer when the button that blocks is gone', async () => {
  const model = aboutMark();
  await show(<ClientAbout model={model} />);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Mark' }).click();
  await expect.element(block).toHaveFocus();
  runInAction(() =>
    Object.assign(model, { isBlocked: true, block: { date: '5-3-2026', reason: '', by: 'performer' } }),
  );
  await expect.element(page.getByRole('heading', { name: 'About this customer' })).toHaveFocus();
});

it('takes neither the question whether to block nor its reason to another customer of the same name', async () => {
  const model = aboutMark();
  await show(<ClientAbout model={model} />);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await userEvent.type(reason, 'Not polite');
  runInAction(() => Object.assign(model, { id: clientId('2') }));
  await expect.element(reason).not.toBeInTheDocument();
  await block.click();
  await expect.element(reason).toHaveValue('');
});
