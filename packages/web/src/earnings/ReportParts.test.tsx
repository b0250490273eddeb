import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { clientName } from '@greenroom/core/session/client-name';
import { show } from '../ui/show.fake.tsx';
import type { CustomersModel } from './CustomersTable.tsx';
import { PeriodFigures, type ReportFigures } from './PeriodFigures.tsx';
import { CustomersPanel, HeatmapPanel, ReportState, type ReportModel } from './ReportParts.tsx';
import { toHeatmap } from './to-heatmap.ts';

const NOTHING: ReportModel = {
  view: 'ready',
  mayBeOld: false,
  figures: undefined,
  heatmap: undefined,
  customers: undefined,
  retry: () => undefined,
};

const weekHour = (weekday: number, hour: number, amount: number, onAir: number) => ({
  weekday,
  hour,
  amount: cents(amount),
  onAir: seconds(onAir),
});
/** Monday and Sunday evening, and a night on air for nothing. */
const HEATMAP = toHeatmap([
  weekHour(0, 20, 12_345, 3_600),
  weekHour(1, 3, 0, 1_800),
  weekHour(6, 20, 9_999, 1_800),
  weekHour(6, 21, 50, 300),
]);

it.each([
  ['loading', 'Loading hours and customers …'],
  ['failed', 'Hours, customers and the period before could not be loaded.'],
  ['notAllowed', 'Hours and customers are shown once your account is approved.'],
] as const)('says that the report is %s', async (view, words) => {
  await show(<ReportState model={{ ...NOTHING, view }} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(view === 'failed' ? 1 : 0);
});

it('asks for a failed report again', async () => {
  const retry = vi.fn<() => void>();
  await show(<ReportState model={{ ...NOTHING, view: 'failed', retry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each(['off', 'empty', 'ready'] as const)('says nothing of a report that is %s', async (view) => {
  const container = await show(
    <>
      <ReportState model={{ ...NOTHING, view }} />
      <p>what follows</p>
    </>,
  );
  await expect.element(page.getByText('what follows')).toBeVisible();
  expect(container.innerText).toBe('what follows');
});

it('tells each hour of the week in numbers and exactly, and idle hours in one row', async () => {
  await show(<HeatmapPanel model={{ ...NOTHING, heatmap: HEATMAP }} />);
  const grid = page.getByRole('table', { name: 'When you earn' });
  await expect.element(grid.getByRole('cell', { name: '€ 123.45' }).first()).toHaveTextContent('123€ 123.45');
  await expect.element(grid.getByRole('cell', { name: '€ 0.00' }).first()).toBeVisible();
  await expect.element(grid.getByText('04:00 to 20:00: not on air, nothing earned')).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /^Total € 123.45 € 0.00/ })).toBeVisible();
  await expect.element(grid.getByRole('columnheader', { name: 'Mon' })).toBeVisible();
});

it('shows the rate per hour on air instead, by key', async () => {
  await show(<HeatmapPanel model={{ ...NOTHING, heatmap: HEATMAP }} />);
  await expect.element(page.getByText('Most per hour on air: Monday 20:00 to 21:00, € 123.45.')).toBeVisible();
  await page.getByRole('radio', { name: 'Earned' }).click();
  await userEvent.keyboard('{ArrowRight}');
  const grid = page.getByRole('table', { name: 'When you earn' });
  await expect.element(grid.getByRole('cell', { name: '€ 199.98' })).toBeVisible();
  // Five minutes on air promise no rate.
  await expect.element(grid.getByRole('row', { name: /^21:00/ })).not.toHaveTextContent('€');
});

it('has the same hours as a table with the time on air', async () => {
  await show(<HeatmapPanel model={{ ...NOTHING, heatmap: HEATMAP }} />);
  await page.getByText('Show every hour as a table').click();
  const table = page.getByRole('table', { name: 'Earnings by hour of the week' });
  await expect
    .element(table.getByRole('row', { name: /^Sunday 20:00 to 21:00 .*€ 99.99 .*0 h 30 min .*€ 199.98$/ }))
    .toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Total .*€ 223.94/ })).toBeVisible();
});

const customers = (count: number): CustomersModel => ({
  key: 'month',
  rows: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    client: clientName(`nl|Mark${index}`),
    to: `/clients/${index}/`,
    count: '2',
    amount: '€ 2.00',
    share: 1,
  })),
  others: { customers: 3, count: '3', amount: '€ 1.50' },
  total: '€ 25.50',
});

it('names ten customers with the way to their pages, then all of them with the sum', async () => {
  await show(<CustomersPanel model={{ ...NOTHING, customers: customers(12) }} />);
  const table = page.getByRole('table', { name: 'By customer' });
  await expect.element(table.getByRole('link', { name: 'nl Mark0' })).toHaveAttribute('href', '/clients/0/');
  expect(table.getByRole('link').elements()).toHaveLength(10);
  await page.getByRole('button', { name: 'Show all 12 customers' }).click();
  expect(table.getByRole('link').elements()).toHaveLength(12);
  await expect.element(table.getByRole('row', { name: 'Total € 25.50' })).toBeVisible();
  await expect.element(page.getByText('3 other customers: € 1.50')).toBeVisible();
});

const FIGURES: ReportFigures = {
  scope: 'month',
  before: '€ 49.00',
  until: '20-10-2026 | 14:31',
  difference: { kind: 'less', amount: '€ 19.00' },
  perHour: '€ 15.00',
  perHourBefore: '€ 12.00',
  onAir: { hours: 2, minutes: 0 },
  bestHour: { amount: '€ 9.00', at: seconds(1_795_172_400), date: '20-11-2026', from: '12:00', until: '13:00' },
};

it('begins with the total, the same point of the month before, per hour and the best hour', async () => {
  await show(<PeriodFigures model={{ scope: 'month', sum: '€ 30.00', comparison: undefined, figures: FIGURES }} />);
  for (const words of [
    '€ 19.00 less than the month before',
    'Up to 20-10-2026 | 14:31',
    '2 h 0 min on air',
    'Before: € 12.00',
    'Fri 20-11-2026, 12:00 to 13:00',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Total', 'The month before', 'Per hour on air', 'Best hour']);
});

it('shows the total alone where the platform has no report, and says what it is compared with', async () => {
  const comparison = { kind: 'less', amount: '€ 19.00', upTo: '20-11-2026' } as const;
  await show(<PeriodFigures model={{ scope: 'month', sum: '€ 30.00', comparison, figures: undefined }} />);
  await expect.element(page.getByText('Before 20-11-2026: € 19.00 less than the month before')).toBeVisible();
  expect(page.getByRole('term').elements()).toHaveLength(1);
});

it('says what is missing before there is a rate and a best hour', async () => {
  await show(
    <PeriodFigures
      model={{
        scope: 'day',
        sum: '€ 0.00',
        comparison: undefined,
        figures: { ...FIGURES, scope: 'day', perHour: undefined, bestHour: undefined },
      }}
    />,
  );
  await expect.element(page.getByText('After ten minutes on air')).toBeVisible();
  await expect.element(page.getByText('Nothing earned yet')).toBeVisible();
});

it.each([
  [{ amount: '€ 7.86', isAbout: false, isOver: false }, 'The running session is not in it yet: € 7.86'],
  [{ amount: '€ 7.86', isAbout: true, isOver: true }, 'The session that has just ended is not in it yet: about € 7.86'],
])('names what the total lacks of the session: %o', async (unlisted, words) => {
  await show(
    <PeriodFigures model={{ scope: 'day', sum: '€ 30.00', unlisted, comparison: undefined, figures: undefined }} />,
  );
  await expect.element(page.getByText(words)).toBeVisible();
});
