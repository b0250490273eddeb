import { ALL_SERVICES, periodOf, readDate, readScope } from '@greenroom/core/earnings/earnings-period';
import { isoDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { useSearchParams } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';

/** Noon of 20 November 2026 in Amsterdam. */
const NOW = seconds(1_795_172_400);

/** The choice with the period that its address names. */
const Choice = () => {
  const [query] = useSearchParams();
  const scope = readScope(query.get('scope'));
  const { from, firstDay } = periodOf(scope, readDate(query.get('date')) ?? NOW);
  const period = { scope, from, day: isoDay(firstDay), today: '2026-11-20', now: NOW, before: from, after: undefined };
  return <PeriodChoice model={{ period, service: ALL_SERVICES }} />;
};

it('keeps the focus in the date while it is typed, and shows the first day of the period once it is left', async () => {
  await page.viewport(1_280, 800);
  onTestFinished(() => page.viewport(414, 896));
  await show(<Choice />);
  await page.getByRole('link', { name: 'Month' }).click();
  const field = page.getByLabelText('Date');
  await expect.element(field).toHaveValue('2026-11-01');
  await field.click({ position: { x: 15, y: 15 } });
  await userEvent.keyboard('03172026');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('2026-03-17');
  await expect.element(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  await page.getByRole('heading', { name: 'March 2026' }).click();
  await expect.element(field).toHaveValue('2026-03-01');
});
