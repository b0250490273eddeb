import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toyId } from '@greenroom/core/kernel/ids';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { ToyListPanel, type ToyListModel } from './ToyListPanel.tsx';

const SPEEDS = { vibrate: 5, rotate: 5, pump: 5, thrusting: 5, fingering: 5, suction: 5 };
const TOY: ToyListModel['toys'][number] = {
  id: toyId('a1'),
  name: 'Pearl',
  toyType: 'lush',
  connected: true,
  active: false,
  status: 'ready',
  battery: 80,
  offers: ['vibrate', 'preset'],
  enabled: true,
  order: 0,
  sensitivity: { min: 1, max: 20 },
  motions: ['vibrate'],
  speeds: SPEEDS,
  presetKind: 'wave',
};

const open = async () => {
  const calls = vi.fn<(...what: readonly unknown[]) => void>();
  await page.viewport(1280, 800);
  const note =
    (what: string) =>
    (...more: readonly unknown[]): void =>
      calls(what, ...more);
  const model: ToyListModel = {
    toys: [TOY, { ...TOY, id: toyId('a2'), name: 'Nora', motions: [] }],
    errorKey: undefined,
    enable: note('enable'),
    switchMotion: note('switchMotion'),
    chooseSpeed: note('chooseSpeed'),
    choosePreset: note('choosePreset'),
    chooseSensitivity: note('chooseSensitivity'),
    moveToy: note('moveToy'),
    test: note('test'),
  };
  await show(<ToyListPanel model={model} />);
  return calls;
};

const pearl = page.getByRole('listitem', { name: 'Pearl' });

it('has state, battery, test and the switch for customers of each toy in sight, and the rest closed', async () => {
  const calls = await open();
  await expect.element(pearl.getByText('Ready')).toBeVisible();
  await expect.element(pearl.getByText('Battery 80%')).toBeVisible();
  await expectAccessible();
  await userEvent.click(pearl.getByRole('button', { name: 'Test' }));
  await userEvent.click(pearl.getByRole('switch', { name: 'For customers' }));
  expect(calls.mock.calls).toEqual([
    ['test', 'a1'],
    ['enable', 'a1', false],
  ]);
  await expect.element(pearl.getByLabelText('Weakest')).not.toBeVisible();
});

it('names the motions that are on, and opens what the toy does and how strongly', async () => {
  const calls = await open();
  const nora = page.getByRole('listitem', { name: 'Nora' });
  await expect.element(nora.getByText('Motions and strength', { exact: true })).toBeVisible();
  await userEvent.click(pearl.getByText('Motions and strength: Vibrate'));
  await expect.element(pearl.getByLabelText('Weakest')).toBeVisible();
  await userEvent.click(pearl.getByRole('checkbox', { name: 'Preset' }));
  expect(calls).toHaveBeenCalledWith('switchMotion', 'a1', 'preset');
});

it('moves the first toy only down and the last only up', async () => {
  const calls = await open();
  for (const name of ['Move Pearl up', 'Move Nora down']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }
  await userEvent.click(page.getByRole('button', { name: 'Move Nora up' }));
  expect(calls.mock.calls).toEqual([['moveToy', 'a2', 0]]);
});
