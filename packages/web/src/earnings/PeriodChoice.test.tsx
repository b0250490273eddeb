import { useNavigate, useSearchParams } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALL_SERVICES, periodOf, readDate, readScope } from '@greenroom/core/earnings/earnings-period';
import { isoDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';

/** Noon of 20 November 2026 in Amsterdam. */
const NOW = seconds(1_795_172_400);

/** The choice with the period that its address names. */
const Choice = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const scope = readScope(query.get('scope'));
  const { from, firstDay } = periodOf(scope, readDate(query.get('date')) ?? NOW);
  const period = { scope, from, day: isoDay(firstDay), today: '2026-11-20', now: NOW, before: from, after: undefined };
  return (
    <>
      <PeriodChoice model={{ period, service: ALL_SERVICES }} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
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

it('leads back to the period before, however many dates were passed while typing', async () => {
  await page.viewport(1_280, 800);
  onTestFinished(() => page.viewport(414, 896));
  await show(<Choice />);
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByLabelText('Date').click({ position: { x: 15, y: 15 } });
  await userEvent.keyboard('03172025');
  await expect.element(page.getByRole('heading', { name: 'March 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});
