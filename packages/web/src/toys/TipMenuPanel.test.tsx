import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toyId, toyRuleId, type ToyRuleId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { TipMenuPanel } from './TipMenuPanel.tsx';
import type { ToyRulesModel, RuleModel } from './toy-rules.view-model.ts';

const ROW: RuleModel = {
  rule: {
    id: toyRuleId(1),
    toys: [toyId('a1')],
    amount: credits(3),
    reactionTime: seconds(6),
    intensity: 10,
    motions: ['vibrate'],
  },
  removable: false,
  tips: { from: credits(3), to: undefined },
  advice: [],
  share: '€ 0.48',
  rate: '€ 0.40',
  longest: 6,
  problems: [],
  isTried: false,
};

const open = async (width: number, row: Partial<RuleModel> = {}, changes: Partial<ToyRulesModel> = {}) => {
  const calls = vi.fn<(...what: readonly unknown[]) => void>();
  await page.viewport(width, 700);
  const model = {
    hasRules: true,
    rules: [{ ...ROW, ...row }],
    gap: undefined,
    known: [{ value: toyId('a1'), label: 'Pearl' }],
    motions: ['vibrate', 'pump'],
    edit: (id: unknown, change: unknown) => calls('edit', id, change),
    tryRule: () => calls('try'),
    remove: (id: unknown) => calls('remove', id),
    ...changes,
  } as unknown as ToyRulesModel;
  await show(<TipMenuPanel model={model} />);
  return calls;
};

const rule = page.getByRole('rowgroup', { name: 'Rule 1' });

it('says beside the rule what the customer sees and what the performer gets', async () => {
  await open(1000);
  await expect.element(rule.getByText(/3 credits or more: Vibrate, 6 s, strength 10/)).toBeVisible();
  await expect.element(rule.getByText(/You get €\u00A00\.48 \(€\u00A00\.40 per 5 seconds\) · Max\. 6 s/)).toBeVisible();
  await userEvent.click(rule.getByRole('button', { name: /^Motions:/ }));
  await expect.element(rule.getByRole('checkbox', { name: 'Vibrate' })).toBeVisible();
  await expectAccessible();
});

it('passes a typed number on, and describes a wrong one by the sentence below', async () => {
  const calls = await open(1000, { problems: ['toys.reactionTimeOutOfRange'] });
  const field = rule.getByRole('textbox', { name: /^Reaction/ });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(/no longer than this amount allows/);
  await userEvent.fill(field, '4');
  expect(calls).toHaveBeenCalledWith('edit', 1, { reactionTime: 4 });
});

it.each([
  [{ kind: 'neverRuns' }, 'A rule above has the same amount, so this one never runs'],
  [{ kind: 'motionMissing', motion: 'pump' }, 'None of these toys can do this: Pump'],
  [{ kind: 'idleToy', toy: toyId('a1'), name: 'Pearl' }, 'Pearl does nothing here: it has none of these motions'],
] as const)('warns of %j', async (advice, text) => {
  await open(1000, { advice: [advice] });
  await expect.element(rule.getByText(text, { exact: false })).toBeVisible();
});

it('names the tips that run nothing', async () => {
  await open(1000, {}, { gap: { from: credits(1), to: credits(2) } });
  await expect.element(page.getByText('Tips of 1–2 credits run nothing.')).toBeVisible();
});

it('shows while a rule is tried that it runs, and does not run it twice', async () => {
  await open(1000, { isTried: true });
  await expect.element(rule.getByRole('button', { name: /^Running/ })).toHaveAttribute('aria-disabled', 'true');
});

it('has no way to remove a default rule', async () => {
  const calls = await open(1000, { removable: true, rule: { ...ROW.rule, id: toyRuleId(5) } });
  await userEvent.click(page.getByRole('button', { name: 'Rule 5: more' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove rule 5' }));
  expect(calls).toHaveBeenCalledWith('remove', 5);
  await open(1000);
  await userEvent.click(page.getByRole('button', { name: 'Rule 1: more' }));
  await expect.element(page.getByText('Default rule')).toBeVisible();
  expect(page.getByRole('menuitem', { name: /^Remove/ }).elements()).toEqual([]);
});

it('is one line on a phone, with a mark where there is something to look at, and opens to its fields', async () => {
  await open(360, { advice: [{ kind: 'neverRuns' }] });
  const line = rule.getByRole('button', { expanded: false });
  await expect.element(line.getByText(/Look at this rule/)).toBeVisible();
  expect(rule.getByRole('textbox').elements()).toEqual([]);
  await userEvent.click(rule.getByRole('button', { name: /^3 credits/ }));
  await expect.element(rule.getByRole('textbox', { name: /^Credits/ })).toHaveValue('3');
  await expectAccessible();
});

it('moves the first rule only down and the last only up, and keeps the focus at a rule that was moved', async () => {
  const rules = [1, 2].map((id) => ({ ...ROW, rule: { ...ROW.rule, id: toyRuleId(id) } }));
  const model = observable({ hasRules: true, rules, known: [], motions: [] }) as unknown as ToyRulesModel;
  const move = vi.fn<(id: ToyRuleId, place: number) => void>(() =>
    runInAction(() => Object.assign(model, { rules: rules.toReversed() })),
  );
  Object.assign(model, { move });
  await page.viewport(1000, 700);
  await show(<TipMenuPanel model={model} />);
  await userEvent.click(page.getByRole('button', { name: 'Rule 1: more' }));
  const up = page.getByRole('menuitem', { name: 'Move Rule 1 up' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Move Rule 1 down' })).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Escape}');
  const last = page.getByRole('button', { name: 'Rule 2: more' });
  await userEvent.click(last);
  await expect
    .element(page.getByRole('menuitem', { name: 'Move Rule 2 down' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('menuitem', { name: 'Move Rule 2 up' }));
  expect(move).toHaveBeenCalledExactlyOnceWith(2, 0);
  await expect.element(last).toHaveFocus();
});

it('says what a rule is for where there is none', async () => {
  await open(1000, {}, { rules: [] });
  await expect.element(page.getByText('No rules yet. Add one', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
