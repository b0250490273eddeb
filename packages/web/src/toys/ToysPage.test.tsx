import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { ToyRulesModel } from './rule-models.ts';
import { ToysPage, type ToysPageModel } from './ToysPage.tsx';

const nothing = (): void => undefined;

const setUp = async (rules: Partial<ToyRulesModel>) => {
  const pressed: string[] = [];
  const model = {
    connection: { status: 'disconnected', phase: 'off', connect: nothing, disconnect: nothing },
    service: { on: false, toggle: nothing },
    toyList: { toys: [] },
    rules: {
      loading: false,
      isNotLoaded: false,
      hasRules: true,
      rules: [],
      motions: [],
      known: [],
      save: { word: 'none', saving: false, save: nothing, undo: nothing },
      reload: () => void pressed.push('again'),
      ...rules,
    },
  } as unknown as ToysPageModel;
  await show(<ToysPage model={model} />);
  return { pressed, table: page.getByRole('table', { name: 'Tip menu' }) };
};

it('offers another try in place of rules that could not be loaded', async () => {
  const { pressed, table } = await setUp({ isNotLoaded: true, errorKey: 'error.toys.rulesNotLoaded' });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(pressed).toEqual(['again']);
  await expect.element(table).not.toBeInTheDocument();
});

it('shows no rules before they are loaded', async () => {
  const { table } = await setUp({ loading: true });
  await expect.element(page.getByText('Loading your rules …')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

it('shows the rules once they are loaded', async () => {
  const { table } = await setUp({});
  await expect.element(table).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('promises no more of the service than that customers are not offered toys while it is off', async () => {
  await setUp({});
  await expect
    .element(page.getByText(/^While this is off, customers are not offered your toys\. A tip .* still runs them\.$/))
    .toBeVisible();
});
