import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PayoutForecast, type PayoutForecastModel } from './PayoutForecast.tsx';

const FORECAST: PayoutForecastModel = {
  view: 'open',
  mayBeOld: false,
  earned: '€ 120.50',
  forecast: { amount: '€ 340', low: '€ 280', high: '€ 420', weeks: 4 },
  retry: () => undefined,
};

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
  await show(<PayoutForecast model={{ ...FORECAST, forecast: undefined }} />);
  await expect.element(page.getByText('A forecast needs two whole weeks before this one.')).toBeVisible();
  await expect.element(page.getByText('€ 120.50')).toBeVisible();
});

it('shows no figure while it loads', async () => {
  await show(<PayoutForecast model={{ ...FORECAST, view: 'loading', earned: undefined, forecast: undefined }} />);
  await expect.element(page.getByText('…').first()).toBeVisible();
  await expect.element(page.getByText(/A forecast/)).not.toBeInTheDocument();
});

it('asks again after a failure, and says when it is not allowed', async () => {
  const retry = vi.fn<() => void>();
  await show(<PayoutForecast model={{ ...FORECAST, view: 'failed', retry }} />);
  await expect.element(page.getByText('The forecast of this week could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  await show(<PayoutForecast model={{ ...FORECAST, view: 'notAllowed' }} />);
  await expect.element(page.getByText('A forecast is shown once your account is approved.')).toBeVisible();
});
