import { cents, seconds } from '@greenroom/core/kernel/units';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.sim.tsx';
import { EarningsLeft } from './EarningsLeft.tsx';
import type { PartModel } from './period-model.ts';
import { PeriodResult, type PeriodResultModel } from './PeriodResult.tsx';

const day = (index: number, own: boolean): PartModel => ({
  index,
  cents: own ? cents(100) : undefined,
  centsBefore: cents(200),
  amount: own ? '€ 1.00' : '',
  amountBefore: '€ 2.00',
});

const NOVEMBER: PeriodResultModel = {
  period: {
    scope: 'month',
    from: seconds(1_793_487_600),
    day: '2026-11-01',
    today: '2026-11-20',
    now: seconds(1_795_172_400),
    before: seconds(1_790_805_600),
    after: undefined,
  },
  sum: '€ 30.00',
  comparison: { kind: 'less', amount: '€ 19.00', upTo: '20-11-2026' },
  parts: Array.from({ length: 31 }, (_, index) => day(index, index < 30)),
  file: 'idle',
  saveAsFile: async () => undefined,
};

it('names no 31st of November, and says what a running month is compared with', async () => {
  await show(<PeriodResult model={NOVEMBER} scheme="light" />);
  await page.getByText('Show as table').click();
  await expect.element(page.getByRole('rowheader', { name: '30', exact: true })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '31', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: '31 (month before only)' })).toBeVisible();
  await expect.element(page.getByText('Before 20-11-2026: € 19.00 less than the month before')).toBeVisible();
});

it('announces a payout that is still to come instead of calling it paid', async () => {
  await show(
    <EarningsLeft
      model={{
        failed: false,
        left: '€ 84.20',
        nextPayment: {
          moment: '30-11-2026 | 00:00',
          left: { key: 'format.countdown.days', params: { count: 1 } },
        },
        rank: undefined,
        retry: () => undefined,
      }}
    />,
  );
  await expect.element(page.getByText('Payout on 30-11-2026 | 00:00 · 1 day left')).toBeVisible();
  await expect.element(page.getByText(/^Paid on/)).not.toBeInTheDocument();
});
