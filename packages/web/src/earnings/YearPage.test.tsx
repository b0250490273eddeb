import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { ReportModel } from './ReportParts.tsx';
import { YearPage, type YearPageModel } from './YearPage.tsx';

const REPORT: ReportModel = {
  view: 'ready',
  mayBeOld: false,
  figures: undefined,
  heatmap: undefined,
  customers: undefined,
  retry: () => undefined,
};
const YEAR: YearPageModel = {
  year: { name: '2026', before: seconds(1_735_686_000), after: undefined, statement: '/api/performer/statements/2026' },
  first: { scope: 'year', sum: '€ 12.50', comparison: undefined, figures: undefined },
  paidOut: { count: 3, amount: '€ 9.00' },
  months: [
    {
      at: seconds(1_772_319_600),
      count: '2',
      amount: '€ 12.50',
      onAir: { hours: 1, minutes: 0 },
      perHour: '€ 12.50',
      share: 1,
    },
  ],
  services: [{ service: 'cam', count: '2', amount: '€ 12.50', share: 1 }],
  report: REPORT,
  saveStatement: () => undefined,
};
const NOTHING: Partial<YearPageModel> = { months: [], services: [], paidOut: undefined };

it('tells the months of a year, its payouts and its statement as PDF and CSV', async () => {
  const saveStatement = vi.fn<YearPageModel['saveStatement']>();
  await show(<YearPage model={{ ...YEAR, saveStatement }} />);
  const months = page.getByRole('table', { name: 'By month' });
  await expect.element(months.getByRole('rowheader', { name: 'March 2026' })).toBeVisible();
  await expect.element(page.getByText('Paid out in this year: € 9.00 in 3 payouts.')).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Statement as PDF' }))
    .toHaveAttribute('href', '/api/performer/statements/2026');
  await page.getByRole('button', { name: 'Statement as CSV' }).click();
  expect(saveStatement.mock.calls[0]?.[0].head).toEqual([
    'Month (Europe/Amsterdam)',
    'Service',
    'Number',
    'Amount',
    'Currency',
  ]);
  expect(page.getByRole('link', { name: 'The year after' }).elements()).toHaveLength(0);
});

it.each([
  ['empty', 'Nothing was earned in this period'],
  ['failed', 'Your earnings could not be loaded.'],
  ['notAllowed', 'Hours and customers are shown once your account is approved.'],
  ['loading', 'Loading hours and customers …'],
  ['off', 'The earnings of a year are not available here'],
] as const)('says that a year is %s, without a statement', async (view, words) => {
  await show(<YearPage model={{ ...YEAR, ...NOTHING, report: { ...REPORT, view } }} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('link', { name: 'Statement as PDF' }).elements()).toHaveLength(0);
  // Without reports there is no such tab; the link leads to the earnings.
  expect(page.getByRole('link', { name: 'Year', exact: true }).elements()).toHaveLength(view === 'off' ? 0 : 1);
});

it('names the payouts of an empty year only where there were some', async () => {
  const empty = { ...YEAR, ...NOTHING, report: { ...REPORT, view: 'empty' } } as const;
  await show(<YearPage model={{ ...empty, paidOut: { count: 0, amount: '€ 0.00' } }} />);
  await expect.element(page.getByText('Nothing was earned in this period')).toBeVisible();
  await expect.element(page.getByText(/^Paid out in this year/)).not.toBeInTheDocument();
  await show(<YearPage model={{ ...empty, paidOut: { count: 1, amount: '€ 9.00' } }} />);
  await expect.element(page.getByText('Paid out in this year: € 9.00 in 1 payout.')).toBeVisible();
});
