import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { EarningsPage } from '@greenroom/core/earnings/earnings';
import type { EarnedAt, ServiceFilter } from '@greenroom/core/earnings/earnings-period';
import { createEarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import { createEarningsController } from '@greenroom/core/earnings/earnings.controller';
import { dayOf } from '@greenroom/core/formatting/dates';
import { clientId, performerId, sessionId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { err, NETWORK_FAILED, ok } from '@greenroom/core/kernel/result';
import { cents, millis, seconds, type Seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { sessionMoney, type MoneyFacts } from '@greenroom/core/meter/session-money';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { createTicker } from '../mobx/ticker.ts';
import { EarningsViewModel } from './earnings.view-model.ts';

/** As the clocks in Amsterdam show it in November. */
const at = (text: string): Seconds => seconds(Date.parse(`${text}+01:00`) / 1000);
const NOON_ISH = at('2026-11-20T12:30:00');

const earned = (moment: string, amount: number): EarnedAt => ({ at: at(moment), amount: cents(amount) });
const pageOf = (parts: readonly EarnedAt[]): EarningsPage => ({
  items: parts.map((part, index) => ({
    id: sessionId(String(index)),
    at: part.at,
    service: 'cam',
    client: { id: clientId('5001'), name: 'nl|Mark' },
    duration: seconds(60),
    amount: part.amount,
  })),
  total: parts.length,
  sum: cents(parts.reduce((sum, { amount }) => sum + amount, 0)),
  parts,
  services: [],
});

const NO_MONEY: MoneyFacts = {
  hasSession: false,
  service: 'cam',
  isOver: false,
  rate: { perMinute: 92, isEstimated: false },
  duration: seconds(600),
  tips: [],
  final: undefined,
  beganOn: dayOf(NOON_ISH),
  today: dayOf(NOON_ISH),
  besides: cents(6_000),
  isCounted: true,
};

const open = async (now: Seconds, today: readonly EarnedAt[], yesterday: readonly EarnedAt[]) => {
  let isReachable = true;
  const controller = createEarningsController({
    api: {
      earnings: async (_id, { date }) =>
        isReachable ? ok(pageOf(date >= at('2026-11-20T00:00:00') ? today : yesterday)) : err(NETWORK_FAILED),
      payments: async () => ok({ payments: [], total: 0 }),
      earningsLeft: async () => err(NETWORK_FAILED),
    },
    clock: { today: () => NOON_ISH },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  const saved: string[] = [];
  const failing = () => Promise.resolve(err(NETWORK_FAILED));
  const reports = createEarningsReportController({
    api: { earningsReport: failing, payoutWeeks: failing },
    isOffered: false,
    clock: { today: () => NOON_ISH },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  const clock = createVirtualClock(now);
  const money = createValue(sessionMoney(NO_MONEY));
  const model = new EarningsViewModel({
    earnings: controller,
    reports,
    meter: { watch: money },
    now: clock.today,
    ticker: createTicker(clock),
    save: (_name, _type, text) => void saved.push(text),
  });
  const load = async (scope: 'day' | 'month', date?: Seconds, service: ServiceFilter = 'ALL'): Promise<void> => {
    controller.history.load({ scope, date, service, limit: 20, offset: 0 });
    await settle();
  };
  await load('day');
  const disconnect = (): void => {
    isReachable = false;
  };
  return { model, clock, saved, load, disconnect, money };
};

const TODAY = [earned('2026-11-20T09:10:00', 1000), earned('2026-11-20T12:10:00', 5000)];
const YESTERDAY = [earned('2026-11-19T09:10:00', 400), earned('2026-11-19T22:10:00', 9000)];

it('compares a running day with the day before up to the same full hour', async () => {
  const { model } = await open(NOON_ISH, TODAY, YESTERDAY);
  expect(model.first.comparison).toEqual({ kind: 'more', amount: '€ 6.00', upTo: '12:00' });
});

it('compares a day that is over with the whole day before', async () => {
  const { model } = await open(at('2026-11-21T00:00:00'), TODAY, YESTERDAY);
  expect(model.first.comparison).toEqual({ kind: 'less', amount: '€ 34.00' });
});

it('compares nothing in the first hour of a day', async () => {
  const { model } = await open(at('2026-11-20T00:30:00'), [], YESTERDAY);
  expect(model.first.comparison).toBeUndefined();
});

it('links to the new day from midnight on, and changes nothing before', async () => {
  const { model, clock } = await open(at('2026-11-20T23:59:57'), TODAY, YESTERDAY);
  const seen: (string | boolean)[][] = [];
  const stop = autorun(() => seen.push([model.period.day, model.period.today, model.period.after !== undefined]));
  clock.advance(millis(60_000));
  stop();
  expect(seen).toEqual([
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-20', '2026-11-21', true],
  ]);
});

it('has no figures but the total where the platform has no report', async () => {
  const { model } = await open(NOON_ISH, TODAY, YESTERDAY);
  expect(model.report.view).toBe('off');
  expect(model.first).toMatchObject({ sum: '€ 60.00', figures: undefined });
});

it('draws the 30 days of November, each beside the day four weeks before, and names what stands beside none', async () => {
  const october = [earned('2026-10-02T12:00:00', 300), earned('2026-10-05T12:00:00', 700)];
  const { model, load } = await open(NOON_ISH, TODAY, october);
  await load('month', at('2026-11-20T00:00:00'));
  expect(model.parts).toHaveLength(30);
  expect(model.parts.flatMap(({ index, centsBefore }) => (centsBefore === 700 ? [index + 1] : []))).toEqual([2]);
  expect(model.parts.slice(28).map(({ centsBefore }) => centsBefore)).toEqual([undefined, undefined]);
  expect(model.besideNone).toBe('€ 3.00');
});

it('is empty where neither the day nor the day before has earnings', async () => {
  expect((await open(NOON_ISH, [], [])).model.isEmpty).toBe(true);
  expect((await open(NOON_ISH, [], YESTERDAY)).model.isEmpty).toBe(false);
  expect((await open(NOON_ISH, TODAY, [])).model.isEmpty).toBe(false);
});

it('is not empty where the page could not be loaded again', async () => {
  const { model, load, disconnect } = await open(NOON_ISH, [], []);
  disconnect();
  await load('day');
  expect(model.isEmpty).toBe(false);
});

it('names no other days of the month before where they have nothing', async () => {
  const { model, load } = await open(NOON_ISH, TODAY, [earned('2026-10-05T12:00:00', 700)]);
  await load('month', at('2026-11-20T00:00:00'));
  expect(model.besideNone).toBeUndefined();
});

it('saves amounts as numbers with the currency in a column of its own', async () => {
  const { model, saved } = await open(NOON_ISH, TODAY, YESTERDAY);
  await model.saveAsFile({
    language: 'en',
    head: ['Date', 'Time', 'Time zone', 'Customer', 'Country', 'Service', 'Duration', 'Amount', 'Currency'],
    total: 'Total',
    anonymous: 'Anonymous',
    service: () => 'Webcam chat',
  });
  expect(saved[0]?.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Date,Time,Time zone,Customer,Country,Service,Duration,Amount,Currency',
    '2026-11-20,09:10,UTC+01:00,Mark,nl,Webcam chat,0:01:00,10,EUR',
    '2026-11-20,12:10,UTC+01:00,Mark,nl,Webcam chat,0:01:00,50,EUR',
    'Total,,,,,,,60,EUR',
  ]);
});

it('shows a dash as the total of a period that could not be loaded, and nothing while it is loaded', async () => {
  const { model, load, disconnect } = await open(NOON_ISH, TODAY, YESTERDAY);
  disconnect();
  const loading = load('month');
  expect(model.first.sum).toBeUndefined();
  await loading;
  expect([model.list.view, model.first.sum]).toEqual(['failed', '-']);
});

it.each(['day', 'month'] as const)(
  'names the running session that the total of a %s lacks, where it has today',
  async (scope) => {
    const { model, load, money } = await open(NOON_ISH, TODAY, YESTERDAY);
    await load(scope);
    expect(model.first.unlisted).toBeUndefined();
    money.set(sessionMoney({ ...NO_MONEY, hasSession: true, isCounted: false }));
    expect(model.first.unlisted).toEqual({ amount: '€ 9.20', isAbout: false, isOver: false });
    await load('day', at('2026-11-19T12:00:00'));
    expect(model.first.unlisted).toBeUndefined();
  },
);

it.each([
  ['cam', '€ 9.20'],
  ['phone', undefined],
] as const)(
  'names the running session beside the total of one service, where it is its own: %s',
  async (service, amount) => {
    const { model, load, money } = await open(NOON_ISH, TODAY, YESTERDAY);
    await load('day', undefined, service);
    money.set(sessionMoney({ ...NO_MONEY, hasSession: true, isCounted: false }));
    expect(model.first.unlisted?.amount).toBe(amount);
    await load('day', at('2026-11-19T12:00:00'), service);
    expect(model.first.unlisted).toBeUndefined();
  },
);

it('shows the figures of a day whose only earnings are those of the running session', async () => {
  const { model, money } = await open(NOON_ISH, [], []);
  expect(model.isEmpty).toBe(true);
  money.set(sessionMoney({ ...NO_MONEY, besides: cents(0), hasSession: true, isCounted: false }));
  expect([model.isEmpty, model.first.sum, model.first.unlisted?.amount]).toEqual([false, '€ 0.00', '€ 9.20']);
});
