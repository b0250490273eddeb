import { expect, it } from 'vitest';
import { periodOf } from '@greenroom/core/earnings/earnings-period';
import type { EarningsReport } from '@greenroom/core/earnings/earnings-report';
import { createEarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { type CallFailure, err, ok, type Result } from '@greenroom/core/kernel/result';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { ReportViewModel } from './report.view-model.ts';

const NOW = seconds(1_795_172_400);
const START_OF_WEEK = periodOf('week', NOW).from;
const REPORT: EarningsReport = {
  sum: cents(6_000),
  count: 3,
  onAir: seconds(7_200),
  bestHour: { at: NOW, amount: cents(4_000) },
  weekHours: [{ weekday: 4, hour: 12, amount: cents(6_000), onAir: seconds(7_200) }],
  services: [{ service: 'cam', count: 3, amount: cents(6_000) }],
  customers: [{ client: { id: clientId('5001'), name: 'nl|Mark' }, count: 2, amount: cents(5_000) }],
  otherCustomers: { customers: 1, count: 1, amount: cents(1_000) },
  months: [],
  paidOut: { count: 0, amount: cents(0) },
  before: { until: seconds(NOW - 604_800), amount: cents(4_500), onAir: seconds(300) },
};
const failure = (status: number): CallFailure => ({ kind: 'status', status, message: '' });

const open = async (answer: Result<EarningsReport, CallFailure>, isOffered = true) => {
  const reports = createEarningsReportController({
    api: { earningsReport: async () => answer, payoutWeeks: async () => err(failure(500)) },
    isOffered,
    clock: { today: () => NOW },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  const model = new ReportViewModel(reports);
  reports.load({ scope: 'week', date: undefined, service: 'ALL' });
  const first = model.view;
  await settle();
  return { model, first };
};

it.each([
  [ok(REPORT), 'ready'],
  [ok({ ...REPORT, count: 0, onAir: seconds(0) }), 'empty'],
  [err(failure(500)), 'failed'],
  [err(failure(403)), 'notAllowed'],
] as const)('shows loading, then %j as %s', async (answer, view) => {
  const { model, first } = await open(answer);
  expect([first, model.view]).toEqual(['loading', view]);
});

it('is off where the platform has no reports', async () => {
  const { model } = await open(ok(REPORT), false);
  expect([model.view, model.figures]).toEqual(['off', undefined]);
});

it('writes the figures beside the total', async () => {
  const { model } = await open(ok(REPORT));
  expect(model.figures).toEqual({
    scope: 'week',
    before: '€ 45.00',
    until: '13-11-2026 | 12:00',
    difference: { kind: 'more', amount: '€ 15.00' },
    perHour: '€ 30.00',
    perHourBefore: undefined,
    onAir: { hours: 2, minutes: 0 },
    bestHour: { amount: '€ 40.00', at: NOW, date: '20-11-2026', from: '12:00', until: '13:00' },
  });
});

it('names no point of a period before that counts as a whole', async () => {
  const { model } = await open(ok({ ...REPORT, before: { ...REPORT.before, until: START_OF_WEEK } }));
  expect(model.figures).toMatchObject({ before: '€ 45.00', until: undefined });
});

it('compares with nothing where the period before has no earnings', async () => {
  const { model } = await open(ok({ ...REPORT, before: { ...REPORT.before, amount: cents(0) } }));
  expect(model.figures).toMatchObject({ before: '€ 0.00', difference: undefined });
});

it('sums the customers that are named and the others', async () => {
  const { model } = await open(ok(REPORT));
  expect(model.customers).toMatchObject({
    rows: [{ id: '5001', to: '/clients/5001/', amount: '€ 50.00', share: 1 }],
    others: { customers: 1, amount: '€ 10.00' },
    total: '€ 60.00',
  });
});
