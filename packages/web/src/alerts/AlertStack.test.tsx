import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Alert, AlertClass } from '@greenroom/core/alerts/alert-queue.machine';
import { alertId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import { AlertStack } from './AlertStack.tsx';

const alertOf = (name: AlertClass, key: string): Alert => ({
  id: alertId(name),
  class: name,
  content: { key },
  displayTime: millis(2_500),
  opacity: 1,
});

it('shows a toy command that failed with the icon, the colour and the urgency of an error', async () => {
  const shown = [alertOf('error', 'error.blocks.notBlocked'), alertOf('toy', 'error.toys.commandMissed')];
  await show(<AlertStack model={{ shown, dismiss: () => undefined }} />);
  await expect.element(page.getByRole('region')).toBeVisible();
  const [error, toy] = [...page.getByRole('region').element().children].map((alert) => {
    const icon = alert.querySelector('svg');
    return [alert.getAttribute('data-announce'), icon?.outerHTML, icon && getComputedStyle(icon).color];
  });
  expect(toy).toEqual(error);
});

it('drops a toast that throws, and shows the next one', async () => {
  const broken = { ...alertOf('info', 'app.loading'), content: undefined } as unknown as Alert;
  await show(<AlertStack model={{ shown: [broken, alertOf('error', 'app.loading')], dismiss: () => undefined }} />);
  await expect.element(page.getByText('One moment …')).toBeVisible();
  expect(page.getByRole('region').element().children).toHaveLength(1);
});

it('is no landmark while it is empty', async () => {
  await show(<AlertStack model={{ shown: [], dismiss: () => undefined }} />);
  expect(page.getByRole('region').elements()).toEqual([]);
});
