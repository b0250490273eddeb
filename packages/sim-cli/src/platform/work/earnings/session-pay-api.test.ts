import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, millis, seconds, type Millis, type Seconds } from '@greenroom/core/kernel/units';
import type { CustomerPayment } from '../../base/admin-api/admin-api.wire.ts';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createPayRates } from '../session/pay-rates.ts';
import { createRequests } from '../session/requests.ts';
import { createTips } from '../session/tips.ts';
import { createEarningsApi } from './earnings-api.sim.ts';
import { createRanks } from './ranks.ts';
import { createSessionPayApi } from './session-pay-api.sim.ts';

const COUPLE = { performerId: '1004', clientId: '5001' };
const utc = (text: string): number => Date.parse(`${text}Z`);

/** The platform's books on a clock that a test moves. */
const opened = async (start = utc('2026-11-21T20:00:00')) => {
  let now = start;
  const store = openMemoryStore();
  await createTables(store);
  const clock = {
    stamp: (): Millis => millis(now),
    today: (): Seconds => seconds(Math.floor(now / 1000)),
    rate: 1,
  } as never;
  await seedWorld(store, 1, seconds(start / 1000));
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const submissions = createSubmissions(store, clock);
  const payRates = createPayRates(submissions);
  const requests = createRequests({ store, clock, paidSessions, payRates });
  let position = 0;
  const performers = createPerformers(store, ((_: unknown, read: unknown) => read) as never);
  const tips = createTips({ store, clock, sequence: { next: () => (position += 1) }, performers, paidSessions });
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', '1004').executeTakeFirstOrThrow();
  const caller = { performer } as PerformerCaller;
  const api = {
    ...createSessionPayApi({ store, clock, paidSessions, requests, tips, payRates }),
    ...createEarningsApi({ store, clock, paidSessions, ranks: createRanks({ store, clock, paidSessions }) }),
  };
  const value = <Value>(answer: { ok: true; value: Value } | { ok: false }): Value => {
    if (!answer.ok) throw new Error('The platform refused.');
    return answer.value;
  };
  return {
    submissions,
    pass: (seconds: number) => void (now += seconds * 1_000),
    start: async (sessionType = 'VIDEO') => {
      await requests.ask(COUPLE, { sessionType, type: 'chat' });
      await requests.accept(COUPLE);
      await requests.startTimer(COUPLE, 'START_TIMER');
      await requests.startTimer(COUPLE, 'START_TIMER_DEVICE');
    },
    tip: async (payment: CustomerPayment) => {
      const session = await requests.liveOf('5001');
      if (session === undefined) throw new Error('no session');
      const tip = await tips.take(session, payment);
      if (tip === undefined) throw new Error('no session');
      return tip;
    },
    /** Pays for a session as it was before it ended. */
    tipTooLate: async () => {
      const session = await requests.liveOf('5001');
      if (session === undefined) throw new Error('no session');
      await requests.end(COUPLE, 'CLICK');
      return tips.take(session, { for: 'tip', value: 7 });
    },
    end: () => requests.end(COUPLE, 'CLICK'),
    rates: async () => value(await api.payRates({ params: { id: '1004' }, query: undefined, body: undefined }, caller)),
    pay: async () =>
      value(
        await api.sessionPay({ params: { id: '1004', customerId: '5001' }, query: undefined, body: undefined }, caller),
      ),
    day: async (at: number = now) => {
      const query = { scope: 'day', date: seconds(at / 1000), service: 'ALL', limit: 200, offset: 0 } as const;
      return value(await api.earnings({ params: { id: '1004' }, query, body: undefined }, caller));
    },
    close: () => store.destroy(),
  };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

it('lists a tip of 7 credits once in the earnings, with 112 cents, at the moment it is paid', async () => {
  const platform = await opened();
  const before = await platform.day();
  await platform.start();
  const tip = await platform.tip({ for: 'tip', value: 7 });
  const after = await platform.day();
  expect(after.items.filter(({ id }) => id === tip.id)).toMatchObject([{ service: 'toy', amount: 112, duration: 0 }]);
  expect(after.sum - before.sum).toBe(112);
  await platform.close();
});

it('takes no tip for a session that ended while it was paid', async () => {
  const platform = await opened();
  await platform.start();
  const before = (await platform.day()).items.length;
  expect(await platform.tipTooLate()).toBeUndefined();
  // The session itself, and no tip.
  expect((await platform.day()).items).toHaveLength(before + 1);
  await platform.close();
});

it('keeps time, tips, session, today and earnings equal to the cent in any order of events', async () => {
  const step = fc.oneof(
    fc.record({ pass: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ tip: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ pattern: fc.constantFrom('wave', 'random') }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('VIDEO', 'VIDEOCALL', 'VIPVIDEO'),
      fc.array(step, { maxLength: 12 }),
      async (sessionType, steps) => {
        const platform = await opened();
        const before = (await platform.day()).sum;
        await platform.start(sessionType);
        const tips: number[] = [];
        for (const one of steps) {
          if ('pass' in one) platform.pass(one.pass);
          else if ('tip' in one) tips.push((await platform.tip({ for: 'tip', value: one.tip })).earned);
          else tips.push((await platform.tip({ for: 'special', value: one.pattern })).earned);
          // While it runs, the tips are in the earnings and the time is not.
          const soFar = await platform.pay();
          expect(soFar).toMatchObject({ over: false, todayBesides: before });
          expect(sum(soFar.tips.map(({ earned }) => earned))).toBe(sum(tips));
          expect((await platform.day()).sum).toBe(before + sum(tips));
        }
        await platform.end();
        const [pay, day] = [await platform.pay(), await platform.day()];
        const total = pay.earned + sum(pay.tips.map(({ earned }) => earned));
        expect(pay.over).toBe(true);
        expect(day.sum).toBe(before + total);
        expect(day.sum).toBe(pay.todayBesides + total);
        expect(sum(day.items.map(({ amount }) => amount))).toBe(day.sum);
        await platform.close();
      },
    ),
    { numRuns: 12 },
  );
});

it('pays VIP from the performer’s own price of the moment of acceptance: 40 percent of 449 cents', async () => {
  const platform = await opened();
  expect((await platform.rates()).minute).toMatchObject({ cam: 92, vipvideo: 189 });
  const keepPrices = (vipvideo: number) =>
    platform.submissions.write('1004', {
      kind: 'profile',
      content: { ...PROFILE, vipPrices: { vipcam: 299, vipvideo } },
      status: 'approved',
    });
  await keepPrices(449);
  expect(await platform.rates()).toMatchObject({ share: 40, minute: { cam: 92, vipcam: 120, vipvideo: 180 } });
  await platform.start('VIPVIDEO');
  await keepPrices(649);
  platform.pass(90);
  await platform.end();
  expect(await platform.pay()).toMatchObject({ over: true, duration: 90, minute: 180, earned: 270 });
  await platform.close();
});

it('pays a VIP service without a price by the rate of the site, also where the other has one', async () => {
  const platform = await opened();
  const content = { ...PROFILE, vipPrices: { vipcam: 299, vipvideo: null } };
  await platform.submissions.write('1004', { kind: 'profile', content, status: 'approved' });
  expect((await platform.rates()).minute).toMatchObject({ vipcam: 120, vipvideo: 189 });
  await platform.close();
});

it('counts a session of midnight for the day on which it began, its tips for the day on which they were paid', async () => {
  const start = utc('2026-11-21T22:59:00');
  const platform = await opened(start);
  const before = (await platform.day()).sum;
  await platform.start();
  platform.pass(90);
  await platform.tip({ for: 'tip', value: 5 });
  expect((await platform.pay()).todayBesides).toBe(0);
  await platform.end();
  expect((await platform.day(start)).sum).toBe(before + 138);
  expect((await platform.day()).sum).toBe(cents(80));
  await platform.close();
});

const PROFILE = {
  newsletter: true,
  gender: 'woman',
  orientation: '',
  cupSize: '',
  eyeColor: '',
  height: null,
  weight: null,
  motherLanguage: 'nl',
  translate: true,
  languages: ['nl'],
  location: { country: 'nl', province: 'Utrecht', city: 'Utrecht' },
};
