import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readRegions } from '@greenroom/core/region-blocks/region-blocks';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show, showUntilLeft } from '../ui/show.fake.tsx';
import type { RegionBlocksModel } from './region-blocks.view-model.ts';
import { RegionBlocksPage } from './RegionBlocksPage.tsx';

const listOf = (...codes: readonly string[]) => shownQuery(readRegions(codes));
const NONE: RegionBlocksModel = {
  list: listOf(),
  busy: undefined,
  errorKey: undefined,
  block: () => undefined,
  unblock: () => undefined,
  clearError: () => undefined,
};

const open = (model: Partial<RegionBlocksModel>) => show(<RegionBlocksPage model={{ ...NONE, ...model }} />);
const text = async (model: Partial<RegionBlocksModel>): Promise<string> => {
  const container = await open(model);
  await expect.poll(() => container.textContent).not.toBe('');
  return container.textContent;
};

it.each([
  ['loading', 'One moment'],
  ['failed', 'Your regions could not be loaded'],
  ['notAllowed', 'Log out and log in again'],
] as const)('shows what to do next while it is %s', async (view, words) => {
  const shown = await text({ list: { ...NONE.list, view } });
  expect(shown).toContain(words);
  expect(shown).not.toContain('Hide me there');
});

it('says that the performer is shown everywhere, and what a region cannot do', async () => {
  const shown = await text({});
  expect(shown).toContain('You are shown everywhere');
  expect(shown).toContain('With a VPN or a proxy a customer passes as being elsewhere.');
});

it('names the two Limburgs by their countries', async () => {
  const shown = await text({ list: listOf('NL-LI', 'BE-VLI', 'FR') });
  expect(shown).toContain('Limburg, Netherlands');
  expect(shown).toContain('Limburg, Belgium');
  expect(shown).toContain('France');
});

it('blocks a whole country, or one of its provinces', async () => {
  const block = vi.fn<RegionBlocksModel['block']>();
  const model = observable({ ...NONE, block }, {}, { deep: false });
  await show(<RegionBlocksPage model={model} />);
  const country = page.getByLabelText('Country');
  await expect.element(page.getByLabelText('Province or state')).not.toBeInTheDocument();
  await country.selectOptions('Netherlands');
  await page.getByLabelText('Province or state').selectOptions('North Brabant');
  const hide = page.getByRole('button', { name: 'Hide me there' });
  await hide.click();
  runInAction(() => void Object.assign(model, { list: listOf('NL-NB') }));
  await expect.element(page.getByLabelText('Province or state')).toHaveValue('');
  await hide.click();
  runInAction(() => void Object.assign(model, { list: listOf('NL') }));
  await expect.element(country).toHaveValue('');
  expect(block.mock.calls).toEqual([['NL-NB'], ['NL']]);
});

it('keeps the choice until its region is blocked, so that a failed block is tried again with one press', async () => {
  const block = vi.fn<RegionBlocksModel['block']>();
  await open({ block });
  await page.getByLabelText('Country').selectOptions('Netherlands');
  await page.getByLabelText('Province or state').selectOptions('North Brabant');
  await page.getByRole('button', { name: 'Hide me there' }).click();
  await page.getByRole('button', { name: 'Hide me there' }).click();
  expect(block.mock.calls).toEqual([['NL-NB'], ['NL-NB']]);
});

it('lets the other regions wait while one is being changed', async () => {
  const [busy] = readRegions(['FR']);
  await open({ list: listOf('FR', 'BE'), busy });
  const other = page.getByRole('button', { name: 'Show again in Belgium' });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await expect.element(other).not.toHaveAttribute('aria-busy');
});

it('asks before the performer is shown again', async () => {
  const unblock = vi.fn<RegionBlocksModel['block']>();
  await open({ list: listOf('NL-NB'), unblock });
  const again = page.getByRole('button', { name: 'Show again in North Brabant, Netherlands' });
  await again.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(unblock).not.toHaveBeenCalled();
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  expect(unblock.mock.calls).toEqual([['NL-NB']]);
});

it('says that a change failed', async () => {
  expect(await text({ errorKey: 'error.regionBlocks.notBlocked' })).toContain('The region was not blocked');
});

it('has no barrier with a region in its list', async () => {
  await open({ list: listOf('BE') });
  await expect.element(page.getByRole('button', { name: 'Show again in Belgium' })).toBeVisible();
  await expectAccessible();
});

it('clears the error that was shown when it is left', async () => {
  const clearError = vi.fn<() => void>();
  const leave = await showUntilLeft(<RegionBlocksPage model={{ ...NONE, clearError }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clearError).not.toHaveBeenCalled();
  await leave();
  expect(clearError).toHaveBeenCalled();
});

it('keeps the focus in the list when a region is taken out of it', async () => {
  const model = observable({ ...NONE, list: listOf('FR') }, {}, { deep: false });
  await show(<RegionBlocksPage model={model} />);
  const button = page.getByRole('button', { name: /France/ });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button).toHaveFocus();
  runInAction(() => void Object.assign(model, { list: listOf() }));
  await expect.element(page.getByRole('heading', { name: 'Where you are hidden' })).toHaveFocus();
});
