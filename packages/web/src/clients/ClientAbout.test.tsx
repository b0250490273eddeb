import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClientRecord } from '@greenroom/core/clients/client-record';
import { blockId, clientId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { clientCard } from '@greenroom/core/testing/clients/client-record.fake';
import { shownList, shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { ClientModel } from './client.view-model.ts';
import { ClientPage } from './ClientPage.tsx';

/** The page of a customer, and what changes the record. */
const openPage = async () => {
  const card = observable.box(clientCard(), { deep: false });
  const model = {
    about: shownQuery({ memos: [], total: 0 }),
    history: shownList({ sessions: [], total: 0 }),
    months: undefined,
    form: { isCreating: () => false, hasDraft: () => false },
    isBlocking: () => false,
    block: () => undefined,
    translation: () => undefined,
  };
  const Shown = observer(function Shown() {
    return <ClientPage model={{ ...model, card: shownQuery(card.get()) } as unknown as ClientModel} />;
  });
  await show(<Shown />);
  return (change: Partial<ClientRecord>): void => runInAction(() => card.set(clientCard(change)));
};

it('keeps the focus beside the customer when the button that blocks is gone', async () => {
  const change = await openPage();
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Mark' }).click();
  await expect.element(block).toHaveFocus();
  change({ isBlocked: true, block: { id: blockId('b1'), date: seconds(0), reason: '', by: 'performer' } });
  await expect.element(page.getByRole('heading', { name: 'About this customer' })).toHaveFocus();
});

it('takes neither the question whether to block nor its reason to another customer of the same name', async () => {
  const change = await openPage();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await userEvent.type(reason, 'Not polite');
  change({ id: clientId('2') });
  await expect.element(reason).not.toBeInTheDocument();
  await block.click();
  await expect.element(reason).toHaveValue('');
});
