import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ALL_SERVICES } from '@greenroom/core/earnings/earnings-period';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { shownList } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { EarningsPage, type EarningsPageModel } from './EarningsPage.tsx';

const NOTHING: EarningsPageModel = {
  service: ALL_SERVICES,
  period: {
    scope: 'month',
    from: seconds(1_793_487_600),
    day: '2026-11-01',
    today: '2026-11-20',
    now: seconds(1_795_172_400),
    before: seconds(1_790_805_600),
    after: undefined,
  },
  parts: [{ index: 0, cents: cents(0), centsBefore: cents(0), amount: '€ 0.00', amountBefore: '€ 0.00' }],
  besideNone: undefined,
  file: 'idle',
  saveAsFile: async () => undefined,
  first: { scope: 'month', sum: '€ 0.00', comparison: undefined, figures: undefined },
  report: {
    view: 'empty',
    mayBeOld: false,
    figures: undefined,
    heatmap: undefined,
    customers: undefined,
    retry: () => undefined,
  },
  left: {
    failed: false,
    mayBeOld: false,
    left: '€ 0.00',
    nextPayment: undefined,
    rank: undefined,
    retry: () => undefined,
  },
  list: { ...shownList({}), view: 'empty' },
  rows: [],
  services: [],
  isEmpty: true,
};

it('says once that nothing was earned, in place of an empty chart and list, and keeps the way to another period', async () => {
  await show(<EarningsPage model={NOTHING} />);
  await expect.element(page.getByText('Nothing was earned in this period')).toBeVisible();
  await expect.element(page.getByText('What you earn appears here.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'The month before' })).toBeVisible();
  for (const gone of ['Show as table', 'Save as CSV', 'Sessions', 'Per hour on air'])
    expect(page.getByText(gone).elements()).toHaveLength(0);
});

it('asks for another service where one was chosen that earned nothing', async () => {
  await show(<EarningsPage model={{ ...NOTHING, service: 'cam' }} />);
  await expect.element(page.getByText('Choose another date or service.')).toBeVisible();
});
