import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { PasskeysModel } from './passkeys.view-model.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';

const PASSKEYS: PasskeysModel = {
  isAvailable: true,
  rows: [],
  isNotLoaded: false,
  busy: false,
  errorKey: undefined,
  add: () => Promise.resolve(true),
  rename: () => Promise.resolve(true),
  remove: () => undefined,
  retry: () => undefined,
};

const text = async (model: Partial<PasskeysModel>): Promise<string> => {
  const container = await show(<PasskeysPanel model={{ ...PASSKEYS, ...model }} />);
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  return container.innerText;
};

it('lists passkeys with name and latest use, adds one by its name and removes one', async () => {
  const add = vi.fn<PasskeysModel['add']>(() => Promise.resolve(true));
  const remove = vi.fn<(id: string) => void>();
  const rows = [
    { id: 'one', name: 'My phone', createdOn: '1-3-2026', usedOn: '5-3-2026' },
    { id: 'two', name: 'Laptop', createdOn: '2-3-2026', usedOn: undefined },
  ];
  const shown = await text({ rows, add, remove });
  for (const part of ['My phone', 'last used 5-3-2026', 'never used']) expect(shown).toContain(part);
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  expect(add).toHaveBeenCalledExactlyOnceWith('Key');
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  expect(remove).toHaveBeenCalledExactlyOnceWith('two');
});

it('asks for the name of a passkey that is added without one', async () => {
  const add = vi.fn<PasskeysModel['add']>();
  await text({ add });
  const field = page.getByRole('textbox', { name: 'Name of the passkey' });
  await field.fill(' ');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Fill this in.')).toBeVisible();
  expect(add).not.toHaveBeenCalled();
});

it('keeps the name of a passkey until it is added, and begins the next with the usual one', async () => {
  const add = vi.fn<PasskeysModel['add']>(() => Promise.resolve(true)).mockResolvedValueOnce(false);
  await text({ add });
  const field = page.getByRole('textbox', { name: 'Name of the passkey' });
  const usual = (field.element() as HTMLInputElement).value;
  await field.fill('Key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(field).toHaveValue('Key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(field).toHaveValue(usual);
  expect(add.mock.calls).toEqual([['Key'], ['Key']]);
});

it('renames a passkey in its place, and keeps its name when that is cancelled', async () => {
  const rename = vi.fn<PasskeysModel['rename']>(() => Promise.resolve(true));
  const rows = [{ id: 'one', name: 'My phone', createdOn: '1-3-2026', usedOn: undefined }];
  await text({ rows, rename });
  const list = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Rename the passkey My phone' }).click();
  const field = list.getByRole('textbox', { name: 'Name of the passkey' });
  await expect.element(field).toHaveFocus();
  await list.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Rename the passkey My phone' }).click();
  await field.fill('Old phone');
  await list.getByRole('button', { name: 'Save' }).click();
  expect(rename).toHaveBeenCalledExactlyOnceWith('one', 'Old phone');
  await expect.element(page.getByRole('button', { name: 'Rename the passkey My phone' })).toBeVisible();
});

it('keeps the typed name of a passkey until it is saved', async () => {
  const rename = vi.fn<PasskeysModel['rename']>(() => Promise.resolve(true)).mockResolvedValueOnce(false);
  await text({ rows: [{ id: 'one', name: 'My phone', createdOn: '1-3-2026', usedOn: undefined }], rename });
  const button = page.getByRole('button', { name: 'Rename the passkey My phone' });
  await button.click();
  const list = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  const field = list.getByRole('textbox', { name: 'Name of the passkey' });
  await field.fill('Old phone');
  await list.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveValue('Old phone');
  await list.getByRole('button', { name: 'Save' }).click();
  await expect.element(button).toHaveFocus();
  expect(rename).toHaveBeenCalledTimes(2);
});

it('gives the focus back to Rename after Escape, and to the heading when the focused passkey goes away', async () => {
  const model = observable({
    ...PASSKEYS,
    rows: [{ id: 'one', name: 'My phone', createdOn: '1-3-2026', usedOn: undefined }],
  });
  await show(<PasskeysPanel model={model} />);
  const rename = page.getByRole('button', { name: 'Rename the passkey My phone' });
  await rename.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(rename).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove the passkey My phone' })).toHaveFocus();
  runInAction(() => {
    model.busy = true;
  });
  await expect.element(page.getByRole('button', { name: 'Remove the passkey My phone' })).toHaveFocus();
  runInAction(() => {
    model.rows = [];
  });
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
});

it('says where passkeys cannot be made, and tries again when they could not be loaded', async () => {
  const retry = vi.fn<() => void>();
  const shown = await text({ isAvailable: false, rows: undefined, isNotLoaded: true, retry });
  expect(shown).toContain('cannot make passkeys at this address');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('has no barrier with a passkey in its list, also while it is renamed', async () => {
  await text({ rows: [{ id: 'one', name: 'My phone', createdOn: '1-3-2026', usedOn: undefined }] });
  await expectAccessible();
  await page.getByRole('button', { name: 'Rename the passkey My phone' }).click();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectAccessible();
});
