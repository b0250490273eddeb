import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { EVENING, MARK, RATE, setUpMeter as setUp, SO_FAR } from '../../testing/meter/session-meter-rig.fake.ts';
import { tipId } from '../kernel/ids.ts';
import { NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { cents, credits, seconds } from '../kernel/units.ts';
import { PAID_WITHOUT_CONNECTION } from './session-money.ts';

it('counts time and tips apart, and both into today: 252 s at 92 cents a minute and 12 credits', async () => {
  const { dayIs, money, platformSays, start, talk, tip } = setUp();
  dayIs(1_000);
  platformSays(SO_FAR);
  await start();
  talk(252);
  tip('a', 12);
  expect(money()).toEqual({
    hasSession: true,
    isOver: false,
    service: 'cam',
    rate: RATE,
    duration: 252,
    time: 386,
    timeToday: 386,
    tips: 192,
    tipCredits: 12,
    tipCount: 1,
    total: 578,
    isAbout: false,
    isFinal: false,
    today: 1_578,
    isTodayAbout: false,
  });
});

it('says about only where a rate is learnt, no rate is known, or a tip is reckoned', async () => {
  const { money, rates, start, talk, tip } = setUp();
  await start();
  expect(money().isAbout).toBe(false);
  talk(60);
  expect([money().total, money().isAbout]).toEqual([undefined, true]);
  rates.set({ cam: { perMinute: 90, isEstimated: true } });
  expect([money().total, money().isAbout]).toEqual([90, true]);
  rates.set({ cam: RATE });
  expect([money().total, money().isAbout]).toEqual([92, false]);
  tip('a', 1, false);
  expect([money().total, money().isAbout]).toEqual([108, true]);
});

it('counts nothing before the timers of both sides run', async () => {
  const { money, platformSays, set, start } = setUp();
  platformSays(SO_FAR);
  set({ timers: { platform: true, device: false } });
  await start();
  set({ timers: { platform: true, device: false }, clientTime: seconds(2) });
  expect(money()).toMatchObject({ duration: 0, time: 0 });
});

it('shows what a session that ended while no page was connected has paid, and about nothing until the platform says it', async () => {
  const { dayIs, money, pass, platformSays, set, todayAsked } = setUp();
  dayIs(1_094);
  set({ status: 'active', lastEnd: { client: MARK, reason: 'PERFORMER_LOST', duration: seconds(109), at: EVENING } });
  expect(money()).toMatchObject({ total: undefined, duration: 109, today: 1_094, isTodayAbout: false });
  const tips = [
    {
      id: tipId('a'),
      trigger: { kind: 'tip', amount: credits(2) } as const,
      credits: credits(2),
      earned: cents(32),
      at: EVENING,
    },
  ];
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(109), earned: cents(167), tips, todayBesides: cents(895) });
  await pass(0);
  expect(money()).toMatchObject({ time: 167, tips: 32, total: 199, isFinal: true, isAbout: false, today: 1_094 });
  expect(todayAsked()).toBe(1);
});

it('takes the platform’s own amounts at the end, and asks until it says that the session is over', async () => {
  const { dayIs, end, money, pass, payAsked, platformSays, start, talk, todayAsked } = setUp();
  dayIs(1_000);
  platformSays(SO_FAR);
  await start();
  talk(60);
  await end();
  expect(money()).toMatchObject({ total: 92, isFinal: false, isAbout: true, today: 1_092, isTodayAbout: true });
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(61), earned: cents(94) });
  await pass(1_000);
  expect(money()).toMatchObject({ total: 94, duration: 61, isFinal: true, today: 1_094 });
  expect([money().isAbout, money().isTodayAbout]).toEqual([false, false]);
  expect([payAsked(), todayAsked()]).toEqual([3, 1]);
  dayIs(1_094);
  expect(money()).toMatchObject({ total: 94, today: 1_094 });
  await pass(60_000);
  expect(payAsked()).toBe(3);
});

it('asks for today alone where the platform does not know the call', async () => {
  const { dayIs, end, money, start, talk, rates, todayAsked, payAsked } = setUp();
  dayIs(1_000);
  rates.set({ cam: { perMinute: 92, isEstimated: true } });
  await start();
  talk(60);
  await end();
  expect([todayAsked(), payAsked(), money().today]).toEqual([1, 2, 1_092]);
  dayIs(1_090);
  expect(money()).toMatchObject({ total: 92, today: 1_090, isFinal: false });
});

it('gives up after seven tries and shows what today has come to', async () => {
  const { end, pass, payAsked, platformSays, start, todayAsked } = setUp();
  platformSays(SO_FAR);
  await start();
  platformSays(NETWORK_TIMED_OUT);
  await end();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]) await pass(pause);
  expect([payAsked(), todayAsked()]).toEqual([8, 1]);
});

it('goes on where the platform has counted to when the session is taken up again, tips included', async () => {
  const { money, platformSays, start, talk } = setUp();
  const tip = {
    id: tipId('t'),
    trigger: { kind: 'tip', amount: credits(5) } as const,
    credits: credits(5),
    earned: cents(80),
    at: EVENING,
  };
  platformSays({ ...SO_FAR, duration: seconds(240), earned: cents(368), tips: [tip] });
  await start();
  expect(money()).toMatchObject({ duration: 240, time: 368, tips: 80, today: 1_448 });
  talk(60);
  expect(money()).toMatchObject({ duration: 300, time: 460, today: 1_540 });
});

it('counts for 30 s without a connection, as the platform does, then no further; and takes its answer once it is back', async () => {
  const { connected, meter, money, platformSays, start, talk } = setUp();
  platformSays(SO_FAR);
  await start();
  talk(30);
  connected(false);
  talk(90);
  expect(money().duration).toBe(30 + PAID_WITHOUT_CONNECTION);
  expect(PAID_WITHOUT_CONNECTION).toBe(30);
  platformSays({ ...SO_FAR, duration: seconds(118) });
  connected(true);
  meter.compare();
  await settle();
  expect(money().duration).toBe(118);
  talk(1);
  expect(money().duration).toBe(119);
});

it('asks for the rate of the request, and for all of them when the performer goes ready', () => {
  const { ratesAsked, set } = setUp();
  set({ status: 'active' });
  set({ request: { status: 'pending', client: { ...MARK, sessionType: 'VIPVIDEO' } } as never });
  expect(ratesAsked).toEqual(['all', 'vipvideo']);
});

it('asks for all rates anew when the performer goes ready after a start that failed', () => {
  const { ratesAsked, set } = setUp();
  set({ status: 'error' });
  set({ status: 'active' });
  expect(ratesAsked).toEqual(['all']);
});

it('asks for today 10 s after a request that was accepted without an answer is gone', async () => {
  const { dayIs, pass, set, todayAsked } = setUp();
  dayIs(1_000);
  const request = { status: 'pending', client: MARK, accepting: false, error: 'session.acceptFailed' };
  set({ status: 'active', request: request as never });
  set({ request: { status: 'none' } as never });
  await pass(9_999);
  expect(todayAsked()).toBe(0);
  await pass(1);
  expect(todayAsked()).toBe(1);
  dayIs(1_138);
  await pass(120_000);
  expect(todayAsked()).toBe(1);
});

it('does not count what was asked for elsewhere during a session', async () => {
  const { dayIs, money, platformSays, start, tip } = setUp();
  dayIs(1_000);
  platformSays(SO_FAR);
  await start();
  tip('a', 10);
  dayIs(1_160);
  expect(money().today).toBe(1_160);
});

it('keeps total, tips and today equal to the cent whatever happens in a session', async () => {
  const step = fc.oneof(
    fc.record({ talk: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ tip: fc.integer({ min: 1, max: 90 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { dayIs, money, platformSays, start, talk, tip } = setUp();
      dayIs(1_000);
      platformSays(SO_FAR);
      await start();
      steps.forEach((one, index) => {
        if ('talk' in one) talk(one.talk);
        else tip(String(index), one.tip);
        const { time, tips, tipCredits, total, today, duration } = money();
        expect(total).toBe((time ?? 0) + tips);
        expect(tips).toBe(tipCredits * 16);
        expect(time).toBe(Math.round((92 * duration) / 60));
        expect(today).toBe(1_000 + (total ?? 0));
      });
    }),
    { numRuns: 40 },
  );
});

it('forgets everything at the log-out and leaves no timer', async () => {
  const { clock, dayIs, meter, money, start } = setUp();
  dayIs(1_000);
  await start();
  meter.reset();
  expect(money()).toMatchObject({ total: 0, today: undefined });
  expect(clock.pending()).toBe(0);
});
