import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { err, NETWORK_FAILED } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import type { EarningsReportApi } from './earnings-api.port.ts';
import { createEarningsReportController } from './earnings-report.controller.ts';

const setUp = (isOffered = true) => {
  const api = {
    earningsReport: vi.fn<EarningsReportApi['earningsReport']>(() => Promise.resolve(err(NETWORK_FAILED))),
    payoutWeeks: vi.fn<EarningsReportApi['payoutWeeks']>(() => Promise.resolve(err(NETWORK_FAILED))),
  };
  const reports = createEarningsReportController({
    api,
    isOffered,
    clock: { today: () => seconds(1_795_172_400) },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  return { api, reports };
};

it('asks for the report of now where the address names no date', () => {
  const { api, reports } = setUp();
  reports.load({ scope: 'year', date: undefined, service: 'ALL' });
  expect(api.earningsReport).toHaveBeenCalledWith('1004', { scope: 'year', date: 1_795_172_400, service: 'ALL' });
});

it('asks for nothing where the platform does not offer reports', () => {
  const { api, reports } = setUp(false);
  reports.load({ scope: 'day', date: undefined, service: 'ALL' });
  reports.loadPayoutWeeks();
  expect([...api.earningsReport.mock.calls, ...api.payoutWeeks.mock.calls]).toEqual([]);
});

it('says that a report failed, and forgets it at a log-out', async () => {
  const { reports } = setUp();
  reports.load({ scope: 'week', date: undefined, service: 'ALL' });
  reports.loadPayoutWeeks();
  await settle();
  expect([reports.report.watch.state().status, reports.payoutWeeks.watch.state().status]).toEqual(['failed', 'failed']);
  reports.reset();
  expect([reports.report.watch.state().status, reports.payoutWeeks.watch.state().status]).toEqual(['idle', 'idle']);
});
