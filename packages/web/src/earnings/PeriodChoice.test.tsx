import { useNavigate, useSearchParams } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALL_SERVICES, periodOf, readDate, readScope } from '@greenroom/core/earnings/earnings-period';
import { dayOf, firstOfMonth, isoDay, startOfDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
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
  const period = {
    scope,
    from,
    day: isoDay(firstDay),
    today: '2026-11-20',
    now: NOW,
    before: seconds(from - 1),
    after: undefined,
  };
  return (
    <>
      <PeriodChoice model={{ period, service: ALL_SERVICES }} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

const showPeriod = async (scope: 'Day' | 'Week' | 'Month'): Promise<void> => {
  await page.viewport(1_280, 800);
  onTestFinished(() => page.viewport(414, 896));
  await show(<Choice />);
  await page.getByRole('link', { name: scope }).click();
};

it('keeps the focus in the date while it is typed, and shows the first day of the period once it is left', async () => {
  await showPeriod('Week');
  const field = page.getByLabelText('Date');
  await expect.element(field).toHaveValue('2026-11-16');
  await field.click({ position: { x: 15, y: 15 } });
  await userEvent.keyboard('03172026');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('2026-03-17');
  const week = page.getByRole('heading', { name: '16/03 until 22/03' });
  await expect.element(week).toBeVisible();
  await week.click();
  await expect.element(field).toHaveValue('2026-03-16');
});

it('leads back to the period before, however many dates were passed while typing', async () => {
  await showPeriod('Week');
  await page.getByLabelText('Date').click({ position: { x: 15, y: 15 } });
  await userEvent.keyboard('03172025');
  await expect.element(page.getByRole('heading', { name: '17/03 until 23/03' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('heading', { name: 'this week' })).toBeVisible();
});

it('writes the day in its field as everywhere, whatever the language of the browser', async () => {
  await showPeriod('Day');
  const field = page.getByLabelText('Date');
  await expect.element(field).toBeVisible();
  const shown = field.element().nextElementSibling;
  const colour = (): string => getComputedStyle(field.element()).color;
  expect(shown?.textContent).toBe('20-11-2026');
  expect(colour()).toBe('rgba(0, 0, 0, 0)');
  await expectAccessible();
  await field.click({ position: { x: 15, y: 15 } });
  expect(shown?.checkVisibility()).toBe(false);
  expect(colour()).not.toBe('rgba(0, 0, 0, 0)');
});

it('asks for a month where a month is shown, of the last two years or further back to the one shown', async () => {
  await showPeriod('Month');
  const field = page.getByRole('combobox', { name: 'Month' });
  await expect.element(field).toBeVisible();
  await expect.element(page.getByLabelText('Date')).not.toBeInTheDocument();
  const months = (): readonly string[] =>
    field
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  expect([months().length, months()[0], months().at(-1)]).toEqual([24, 'November 2026', 'December 2024']);
  await userEvent.selectOptions(field, 'December 2024');
  await expect.element(page.getByRole('heading', { name: 'December 2024' })).toBeVisible();
  await page.getByRole('link', { name: 'The month before' }).click();
  await expect.element(field).toHaveValue(String(startOfDay(firstOfMonth(dayOf(NOW), -24))));
  expect(months()).toHaveLength(25);
});
