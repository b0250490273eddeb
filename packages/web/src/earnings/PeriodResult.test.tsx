import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import { EarningsLeft } from './EarningsLeft.tsx';
import type { PartModel } from './period-model.ts';
import { PeriodResult, type PeriodResultModel } from './PeriodResult.tsx';

const day = (index: number): PartModel => ({
  index,
  cents: cents(100),
  centsBefore: index < 28 ? cents(200) : undefined,
  amount: '€ 1.00',
  amountBefore: index < 28 ? '€ 2.00' : '',
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
  parts: Array.from({ length: 30 }, (_, index) => day(index)),
  besideNone: '€ 6.00',
  file: 'idle',
  saveAsFile: async () => undefined,
};

it('names no 31st of November, and says what of the month before stands beside no day', async () => {
  await show(<PeriodResult model={NOVEMBER} />);
  await page.getByText('Show as table').click();
  await expect.element(page.getByRole('rowheader', { name: '30 Mon' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: /^31/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Same weekday, four weeks before' })).toBeVisible();
  await expect.element(page.getByText('Other days of the month before: € 6.00')).toBeVisible();
});

it('announces a payout that is still to come instead of calling it paid', async () => {
  await show(
    <EarningsLeft
      model={{
        failed: false,
        mayBeOld: false,
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
