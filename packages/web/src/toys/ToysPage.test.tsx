import { observable, runInAction } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { ToyRulesModel } from './toy-rules.view-model.ts';
import { ToysPage, type ToysPageModel } from './ToysPage.tsx';

const nothing = (): void => undefined;

const rowOf = (id: number, problems: readonly string[] = []) => ({
  rule: { id, toys: [], amount: 3, reactionTime: 6, intensity: 10, motions: ['vibrate'] },
  advice: [],
  share: '€ 0.48',
  rate: '€ 0.40',
  longest: 6,
  problems,
});
/** Six rules, of which the first one has these problems. */
const rowsWith = (problems: readonly string[]) =>
  [1, 2, 3, 4, 5, 6].map((id) => rowOf(id, id === 1 ? problems : [])) as unknown as ToyRulesModel['rules'];

const onPhone = async (): Promise<void> => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(360, 740);
};

const setUp = async (rules: Partial<ToyRulesModel>) => {
  const pressed: string[] = [];
  const model = {
    connection: { status: 'disconnected', phase: 'off', connect: nothing, disconnect: nothing },
    service: { on: false, toggle: nothing },
    toyList: { toys: [] },
    rules: observable(
      {
        loading: false,
        isNotLoaded: false,
        mayBeOld: false,
        hasRules: true,
        rules: [],
        motions: [],
        known: [],
        save: { word: 'none', saving: false, save: nothing, undo: nothing },
        reload: () => void pressed.push('again'),
        ...rules,
      },
      {},
      { deep: false },
    ),
  } as unknown as ToysPageModel;
  await show(<ToysPage model={model} />);
  return { pressed, rules: model.rules, noRules: page.getByText(/^No rules yet\./) };
};

it('offers another try in place of rules that could not be loaded', async () => {
  const { pressed, noRules } = await setUp({ isNotLoaded: true, errorKey: 'error.toys.rulesNotLoaded' });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(pressed).toEqual(['again']);
  await expect.element(noRules).not.toBeInTheDocument();
});

it('offers another try beside rules that may be old', async () => {
  const { pressed } = await setUp({ mayBeOld: true, rules: rowsWith([]) });
  await expect.element(page.getByText('Rule 6', { exact: false }).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(pressed).toEqual(['again']);
});

it('shows no rules before they are loaded', async () => {
  const { noRules } = await setUp({ loading: true });
  await expect.element(page.getByText('Loading your rules …')).toBeVisible();
  await expect.element(noRules).not.toBeInTheDocument();
});

it('says that there are no rules yet once that is known', async () => {
  const { noRules } = await setUp({});
  await expect.element(noRules).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('promises no more of the service than that customers are not offered toys while it is off', async () => {
  await setUp({});
  await expect
    .element(page.getByText(/^While this is off, customers are not offered your toys\. A tip .* still runs them\.$/))
    .toBeVisible();
});

it('opens the wrong rule after a failed save on a phone, goes to it, and names it', async () => {
  await onPhone();
  const code = 'toys.noDevicesSelected';
  const save = (): void =>
    runInAction(() => void Object.assign(rules, { rules: rowsWith([code]), errorKey: `error.${code}`, wrongRule: 1 }));
  const { rules } = await setUp({
    rules: rowsWith([]),
    save: { word: 'edited', saving: false, save, undo: nothing },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const toys = page.getByRole('button', { name: /^Toys: Rule 1/ });
  await expect.element(toys).toHaveFocus();
  await expect.element(toys).toBeInViewport();
  await expect.element(page.getByText('Rule 1: Choose at least one toy.')).toBeInTheDocument();
});

it('goes on a phone to the message that the rules could not be saved, once the platform has answered', async () => {
  await onPhone();
  const bar = { word: 'edited', saving: false, undo: nothing } as const;
  const change = (next: Partial<ToyRulesModel>): void => runInAction(() => void Object.assign(rules, next));
  const save = (): void => change({ save: { ...bar, saving: true, save } });
  const { rules } = await setUp({ rules: rowsWith([]), save: { ...bar, save } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  change({ save: { ...bar, save }, errorKey: 'error.toys.rulesNotSaved' });
  const message = page.getByText('Your rules could not be saved', { exact: false });
  await expect.element(message).toBeInViewport();
  expect(document.activeElement?.textContent).toContain('could not be saved');
});

it.each([
  ['Save', 'saved'],
  ['Undo', 'none'],
] as const)('takes the focus of the button that goes: %s', async (name, word) => {
  const become = (next: 'edited' | 'saved' | 'none'): ToyRulesModel['save'] => ({
    word: next,
    saving: false,
    save: () => runInAction(() => void Object.assign(rules, { save: become(word) })),
    undo: () => runInAction(() => void Object.assign(rules, { save: become(word) })),
  });
  const { rules } = await setUp({ save: become('edited') });
  await page.getByRole('button', { name }).click();
  const taker = word === 'saved' ? page.getByText('Saved') : page.getByRole('group', { name: 'Tip menu' });
  await expect.element(taker).toHaveFocus();
});

it('keeps the focus beside a rule that is removed', async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1_280, 800);
  const rows = [rowOf(6), { ...rowOf(7), removable: true }] as unknown as ToyRulesModel['rules'];
  const remove = (): void => runInAction(() => void Object.assign(rules, { rules: rows.slice(0, 1) }));
  const { rules } = await setUp({ rules: rows, remove });
  await page.getByRole('button', { name: 'Rule 7: more' }).click();
  await page.getByRole('menuitem', { name: 'Remove rule 7' }).click();
  await expect.element(page.getByRole('button', { name: 'Rule 6: more' })).toHaveFocus();
});

it.each([
  [360, 740, 'button', /^Rule 7/],
  [1_280, 800, 'textbox', 'Credits: Rule 7'],
] as const)(
  'goes to a rule that was added, which the bar does not cover, at %i pixels',
  async (width, height, role, name) => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(width, height);
    const rows = [1, 2, 3, 4, 5, 6].map((id) => rowOf(id));
    const bar = { word: 'edited', saving: false, save: nothing, undo: nothing } as const;
    const add = (): void => runInAction(() => void Object.assign(rules, { rules: [...rows, rowOf(7)], save: bar }));
    const { rules } = await setUp({ rules: rows as unknown as ToyRulesModel['rules'], add });
    await page.getByRole('button', { name: 'Add rule' }).click();
    const first = page.getByRole(role, { name }).first();
    await expect.element(first).toHaveFocus();
    const { x, y } = first.element().getBoundingClientRect();
    expect(first.element().contains(document.elementFromPoint(x + 2, y + 2))).toBe(true);
  },
);
