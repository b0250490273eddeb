import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountData } from '@greenroom/core/account-data/account-data';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show, showUntilLeft } from '../ui/show.fake.tsx';
import type { AccountDataModel } from './account-data.view-model.ts';
import { AccountDataPage } from './AccountDataPage.tsx';

const DATA: AccountData = { download: undefined, deletion: undefined, views: [] };
const NOTHING: AccountDataModel = {
  state: shownQuery(DATA),
  busy: undefined,
  errorKey: undefined,
  run: () => undefined,
  confirmation: {
    open: false,
    busy: false,
    method: undefined,
    offersPasskey: false,
    usePasskey: () => undefined,
    errorKey: undefined,
    prove: () => undefined,
    restart: () => undefined,
    cancel: () => undefined,
  },
  clearError: () => undefined,
};
const at = (time: string): Seconds => seconds(Date.parse(`${time}Z`) / 1_000);

const DUE = at('2026-12-07T12:00:00');

const open = async (model: Partial<AccountDataModel>): Promise<string> => {
  const container = await show(<AccountDataPage model={{ ...NOTHING, ...model }} />);
  await expect.poll(() => container.textContent).not.toBe('');
  return container.textContent;
};
const text = (data: Partial<AccountData>, run = NOTHING.run) => open({ state: shownQuery({ ...DATA, ...data }), run });

it.each([
  ['loading', 'One moment'],
  ['failed', 'Your data could not be loaded'],
  ['notAllowed', 'Log out and log in again'],
] as const)('shows what to do next while it is %s', async (view, words) => {
  expect(await open({ state: { ...NOTHING.state, view } })).toContain(words);
});

it.each([
  [undefined, ['Request a download'], []],
  ['preparing', ['is being collected'], ['Request', 'Download now']],
  ['ready', ['ready until 30-11-2026', 'Download now', 'Request a new one'], []],
  ['expired', ['has expired', 'Request a new one'], ['Download now']],
] as const)('says of a download that is %s what can be done', async (state, has, hasNot) => {
  const shown = await text({
    download: state === undefined ? undefined : { state, readyIn: seconds(0), expiresAt: at('2026-11-30T12:00:00') },
  });
  for (const part of has) expect(shown).toContain(part);
  for (const part of hasNot) expect(shown).not.toContain(part);
});

it('names who looked at which document, when and why', async () => {
  const shown = await text({
    views: [
      { id: 'v1', document: 'idFront', viewer: 'Support 12', reason: 'Check of age', at: at('2026-11-21T09:05:00') },
    ],
  });
  for (const part of ['Support 12', 'ID, front', 'Check of age', '21-11-2026', '10:05']) expect(shown).toContain(part);
  const unknown = await text({
    views: [
      { id: 'v2', document: undefined, viewer: 'Support 3', reason: 'Check of age', at: at('2026-11-21T09:05:00') },
    ],
  });
  expect(unknown).toContain('A document: Support 3');
  expect(await text({})).toContain('Nobody at the platform has looked at your documents.');
});

it('requests a deletion after a question that says what the law keeps', async () => {
  const run = vi.fn<AccountDataModel['run']>();
  expect(await text({}, run)).toContain('Payments and invoices, for 7 years');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(run).not.toHaveBeenCalled();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete my account' }).click();
  expect(run.mock.calls).toEqual([['requestDeletion']]);
});

it('withdraws a deletion, until it is too late', async () => {
  const run = vi.fn<AccountDataModel['run']>();
  expect(await text({ deletion: { dueAt: DUE, isWithdrawable: true } }, run)).toContain('7-12-2026');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  expect(run.mock.calls).toEqual([['withdrawDeletion']]);
  expect(await text({ deletion: { dueAt: DUE, isWithdrawable: false } })).not.toContain('Keep my account');
});

it('has no barrier with a download that is ready and a deletion that is requested', async () => {
  const shown = await text({
    download: { state: 'ready', readyIn: seconds(0), expiresAt: at('2026-11-30T12:00:00') },
    deletion: { dueAt: DUE, isWithdrawable: true },
  });
  expect(shown).toContain('7-12-2026');
  await expectAccessible();
});

it('clears the error that was shown when it is left', async () => {
  const clearError = vi.fn<() => void>();
  const leave = await showUntilLeft(<AccountDataPage model={{ ...NOTHING, clearError }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clearError).not.toHaveBeenCalled();
  await leave();
  expect(clearError).toHaveBeenCalled();
});

it('keeps the focus beside the download when it is requested', async () => {
  const model = observable({ ...NOTHING }, {}, { deep: false });
  await show(<AccountDataPage model={model} />);
  await page.getByRole('button', { name: 'Request a download' }).click();
  runInAction(
    () =>
      void Object.assign(model, {
        state: shownQuery({ ...DATA, download: { state: 'preparing', readyIn: seconds(0), expiresAt: DUE } }),
      }),
  );
  await expect.element(page.getByRole('heading', { name: 'Download everything' })).toHaveFocus();
});
