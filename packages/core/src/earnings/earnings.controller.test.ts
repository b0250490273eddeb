import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { clientId, performerId, sessionId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, err, NETWORK_TIMED_OUT, ok, type Result } from '../kernel/result.ts';
import { cents, seconds, type Seconds } from '../kernel/units.ts';
import type { EarningsApi } from './earnings-api.port.ts';
import type { EarningsQuery } from './earnings-period.ts';
import { createEarningsController } from './earnings.controller.ts';
import type { EarningsItem, EarningsPage } from './earnings.ts';

const utc = (text: string): Seconds => seconds(Date.parse(`${text}Z`) / 1000);
const NOW = utc('2026-03-05T08:07:00');
const DEFAULTS: EarningsQuery = { scope: 'day', date: undefined, service: 'ALL', limit: 20, offset: 0 };

const item = (number: number): EarningsItem => ({
  id: sessionId(String(number)),
  at: NOW,
  service: 'cam',
  client: { id: clientId('5001'), name: 'nl|Mark' },
  duration: seconds(60),
  amount: cents(number),
});
const page = (items: readonly EarningsItem[], total: number, sum = 0): EarningsPage => ({
  items,
  total,
  sum: cents(sum),
  parts: [],
  services: [],
});

const setUp = (answer: (query: EarningsQuery & { date: Seconds }) => Result<EarningsPage, CallFailure>) => {
  const asked: (EarningsQuery & { date: Seconds })[] = [];
  const api: Pick<EarningsApi, 'earnings' | 'payments' | 'earningsLeft'> = {
    earnings: async (_id, query) => {
      asked.push(query);
      return answer(query);
    },
    payments: async () => ok({ payments: [], total: 0 }),
    earningsLeft: async () => err(NETWORK_TIMED_OUT),
  };
  const clock = { today: () => NOW };
  const controller = createEarningsController({ api, clock, log: silentLog, performerId: () => performerId('1004') });
  return { controller, asked };
};

it('asks with the date in seconds: now, and the day before to compare', async () => {
  const { controller, asked } = setUp(({ date }) => ok(page([], 0, date === NOW ? 500 : 300)));
  controller.history.load(DEFAULTS);
  await settle();
  expect(asked).toEqual([
    { ...DEFAULTS, date: NOW },
    { ...DEFAULTS, date: utc('2026-03-03T23:00:00'), limit: 1 },
  ]);
  expect(controller.history.watch.state().data).toMatchObject({ sum: 500, earnedBefore: { sum: 300 } });
});

it('shows the period also when the one before cannot be found out', async () => {
  const { controller } = setUp(({ date }) => (date === NOW ? ok(page([], 0, 500)) : err(NETWORK_TIMED_OUT)));
  controller.history.load(DEFAULTS);
  await settle();
  expect(controller.history.watch.state()).toMatchObject({ status: 'ready', data: { sum: 500 } });
  expect(controller.history.watch.state().data?.earnedBefore).toBeUndefined();
});

it('collects every row of the period, 100 at a time', async () => {
  const all = Array.from({ length: 250 }, (_, number) => item(number));
  const { controller, asked } = setUp(({ offset, limit }) => ok(page(all.slice(offset, offset + limit), all.length)));
  controller.history.load({ ...DEFAULTS, scope: 'month', service: 'cam' });
  await settle();
  const rows = await controller.collect();
  expect(rows).toEqual(all);
  const portions = asked.slice(2).map(({ offset, limit, date, service }) => ({ offset, limit, date, service }));
  const same = { limit: 100, date: utc('2026-02-28T23:00:00'), service: 'cam' };
  expect(portions).toEqual([0, 100, 200].map((offset) => ({ offset, ...same })));
  expect(controller.collecting.state()).toBe('idle');
});

it('gives no half file: a portion that fails fails it all', async () => {
  const all = Array.from({ length: 150 }, (_, number) => item(number));
  const { controller } = setUp(({ offset, limit }) =>
    offset < 100 ? ok(page(all.slice(offset, offset + limit), all.length)) : err(NETWORK_TIMED_OUT),
  );
  controller.history.load(DEFAULTS);
  await settle();
  expect(await controller.collect()).toBeUndefined();
  expect(controller.collecting.state()).toBe('failed');
});

it('forgets the file that failed once another period is asked for', async () => {
  const { controller } = setUp(({ limit }) => (limit === 100 ? err(NETWORK_TIMED_OUT) : ok(page([item(1)], 1))));
  controller.history.load(DEFAULTS);
  await settle();
  await controller.collect();
  expect(controller.collecting.state()).toBe('failed');
  controller.history.load({ ...DEFAULTS, scope: 'month' });
  expect(controller.collecting.state()).toBe('idle');
});

it('gives no file and no error to the next performer', async () => {
  const { controller } = setUp(() => ok(page([item(1)], 1)));
  controller.history.load(DEFAULTS);
  await settle();
  const collected = controller.collect();
  controller.reset();
  expect(await collected).toBeUndefined();
  expect(controller.collecting.state()).toBe('idle');
});

it('ends when the platform has fewer rows than it said', async () => {
  const { controller } = setUp(({ offset }) => ok(page(offset === 0 ? [item(1)] : [], 9)));
  controller.history.load(DEFAULTS);
  await settle();
  expect(await controller.collect()).toHaveLength(1);
});

it('collects nothing while nothing is shown', async () => {
  const { controller, asked } = setUp(() => ok(page([], 0)));
  expect(await controller.collect()).toBeUndefined();
  expect(asked).toEqual([]);
});

it('knows the earnings of today, and forgets them at a log-out', async () => {
  const { controller, asked } = setUp(() => ok(page([], 3, 8_420)));
  controller.today.load('today');
  await settle();
  expect(asked).toEqual([{ ...DEFAULTS, date: NOW, limit: 1 }]);
  expect(controller.today.watch.state().data).toBe(8_420);
  controller.reset();
  expect(controller.today.watch.state().data).toBeUndefined();
});
