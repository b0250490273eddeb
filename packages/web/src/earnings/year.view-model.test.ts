import { expect, it } from 'vitest';
import type { EarningsReport } from '@greenroom/core/earnings/earnings-report';
import { createEarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import { dayOf, startOfDay } from '@greenroom/core/formatting/dates';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY } from '@greenroom/core/kernel/query.machine';
import { err, NETWORK_FAILED, ok } from '@greenroom/core/kernel/result';
import { cents, seconds, type Seconds } from '@greenroom/core/kernel/units';
import { sessionMoney, type MoneyFacts } from '@greenroom/core/meter/session-money';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { YearViewModel } from './year.view-model.ts';

/** 20 November 2026, and the first of March of that year. */
const NOW = seconds(1_795_172_400);
const MARCH = startOfDay(20_513);

const REPORT: EarningsReport = {
  sum: cents(1_250),
  count: 2,
  onAir: seconds(3_600),
  bestHour: { at: MARCH, amount: cents(1_250) },
  weekHours: [],
  services: [{ service: 'cam', count: 2, amount: cents(1_250) }],
  customers: [],
  otherCustomers: { customers: 0, count: 0, amount: cents(0) },
  months: [
    {
      at: MARCH,
      count: 2,
      amount: cents(1_250),
      onAir: seconds(3_600),
      services: [{ service: 'cam', count: 2, amount: cents(1_250) }],
    },
  ],
  paidOut: { count: 3, amount: cents(900) },
  before: { until: NOW, amount: cents(0), onAir: seconds(0) },
};

/** Ten minutes of a session that pays 92 cents a minute, on a day that had brought € 10 before. */
const MONEY: MoneyFacts = {
  hasSession: true,
  service: 'cam',
  isOver: false,
  rate: { perMinute: 92, isEstimated: false },
  duration: seconds(600),
  tips: [],
  final: undefined,
  beganOn: dayOf(NOW),
  today: dayOf(NOW),
  besides: cents(1_000),
  isCounted: false,
};

const open = async (date?: Seconds) => {
  const reports = createEarningsReportController({
    api: { earningsReport: async () => ok(REPORT), payoutWeeks: async () => err(NETWORK_FAILED) },
    isOffered: true,
    clock: { today: () => NOW },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  const saved: (readonly [string, string])[] = [];
  const money = createValue(sessionMoney(MONEY));
  const model = new YearViewModel({
    reports,
    meter: { watch: money },
    listedToday: createValue({ ...IDLE_QUERY, data: cents(1_000) }),
    now: () => NOW,
    apiUrl: 'https://platform.example/api',
    save: (name, _type, text) => void saved.push([name, text]),
  });
  reports.load({ scope: 'year', date, service: 'ALL' });
  await settle();
  return { model, saved, money };
};

it('leads to the year before, and to no year in the future', async () => {
  const { model } = await open();
  expect(model.year).toEqual({
    name: '2026',
    before: startOfDay(20_089),
    after: undefined,
    statement: 'https://platform.example/api/performer/statements/2026',
  });
  const earlier = await open(startOfDay(20_089));
  expect([earlier.model.year.name, earlier.model.year.after]).toEqual(['2025', startOfDay(20_454)]);
});

it('names the running session that the total of this year lacks, and nothing beside an earlier one', async () => {
  const { model, money } = await open();
  expect(model.first.unlisted).toEqual({ amount: '€ 9.20', isAbout: false, isOver: false });
  money.set(sessionMoney({ ...MONEY, hasSession: false }));
  expect(model.first.unlisted).toBeUndefined();
  const earlier = await open(startOfDay(20_089));
  expect(earlier.model.first.unlisted).toBeUndefined();
});

it('writes each month with its time on air and per hour', async () => {
  const { model } = await open();
  expect(model.months).toEqual([
    { at: MARCH, count: '2', amount: '€ 12.50', onAir: { hours: 1, minutes: 0 }, perHour: '€ 12.50', share: 1 },
  ]);
  expect(model.paidOut).toEqual({ count: 3, amount: '€ 9.00' });
});

it('saves the statement with numbers as numbers and the time zone in its head', async () => {
  const { model, saved } = await open();
  model.saveStatement({
    language: 'nl',
    head: ['Month (Europe/Amsterdam)', 'Service', 'Number', 'Amount', 'Currency'],
    total: 'Total',
    service: () => 'Webcam chat',
  });
  expect(saved).toEqual([
    [
      'greenroom-year-2026.csv',
      '\uFEFFMonth (Europe/Amsterdam);Service;Number;Amount;Currency\r\n2026-03;Webcam chat;2;12,5;EUR\r\nTotal;;2;12,5;EUR\r\n',
    ],
  ]);
});
