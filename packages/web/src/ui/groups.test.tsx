import { Menu } from '@mantine/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckGroup } from './CheckGroup.tsx';
import { MenuButton } from './MenuButton.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { show } from './show.fake.tsx';

const ITEMS = [
  { value: 'nl', label: 'Netherlands' },
  { value: 'de', label: 'Germany' },
];
const ignore = (): void => undefined;

it('links the error of several choices to the group and marks each of them', async () => {
  await show(
    <CheckGroup label="Countries" items={ITEMS} chosen={[]} error="No countries selected" onToggle={ignore} />,
  );
  await expect
    .element(page.getByRole('group', { name: 'Countries' }))
    .toHaveAccessibleDescription('No countries selected');
  await expect.element(page.getByRole('checkbox', { name: 'Germany' })).toHaveAttribute('aria-invalid', 'true');
});

it('links the error of a single choice to its group', async () => {
  await show(<RadioGroup label="Country" choices={ITEMS} chosen="" error="Make a choice." onChoose={ignore} />);
  const group = page.getByRole('radiogroup', { name: 'Country' });
  await expect.element(group).toHaveAccessibleDescription('Make a choice.');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
});

it('shows a ring around the menu item that has the focus', async () => {
  await show(
    <MenuButton label="Account" icon={undefined}>
      <Menu.Item>Log out</Menu.Item>
    </MenuButton>,
  );
  const button = page.getByRole('button', { name: 'Account' });
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Log out' });
  await expect.element(item).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item).toHaveFocus();
  expect(getComputedStyle(item.element()).outlineStyle).toBe('solid');
});
