import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PayoutWeeks } from '@greenroom/core/earnings/payout-forecast';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PayoutForecast } from './PayoutForecast.tsx';

const REST_OF_WEEK = [15_950, 29_950, 20_950, 20_950] as const;
const WEEKS: PayoutWeeks = {
  from: seconds(0),
  earned: cents(12_050),
  paidAt: seconds(0),
  earlier: REST_OF_WEEK.map((amount) => ({
    from: seconds(0),
    amount: cents(amount),
    amountUntilSamePoint: cents(0),
  })),
};
const FORECAST = shownQuery(WEEKS);

it('calls the forecast one, in whole euros with its range and its rule', async () => {
  await show(<PayoutForecast model={FORECAST} />);
  for (const words of [
    'Forecast of the week',
    'about € 340',
    'Between € 280 and € 420',
    'A forecast, not a promise: what you have earned, and what your last 4 weeks brought from this point on, on average.',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
});

it('says what is missing before two whole weeks', async () => {
  await show(<PayoutForecast model={shownQuery({ ...WEEKS, earlier: [] })} />);
  await expect.element(page.getByText('A forecast needs two whole weeks before this one.')).toBeVisible();
  await expect.element(page.getByText('€ 120.50')).toBeVisible();
});

it('shows no figure while it loads', async () => {
  await show(<PayoutForecast model={{ ...FORECAST, view: 'loading', data: undefined }} />);
  await expect.element(page.getByText('…').first()).toBeVisible();
  await expect.element(page.getByText(/A forecast/)).not.toBeInTheDocument();
});

it('asks again after a failure, and says when it is not allowed', async () => {
  const retry = vi.fn<() => void>();
  await show(<PayoutForecast model={{ ...FORECAST, view: 'failed', data: undefined, retry }} />);
  await expect.element(page.getByText('The forecast of this week could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  await show(<PayoutForecast model={{ ...FORECAST, view: 'notAllowed', data: undefined }} />);
  await expect.element(page.getByText('A forecast is shown once your account is approved.')).toBeVisible();
});
