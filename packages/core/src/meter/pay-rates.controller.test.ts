import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import type { EarningsItem, PayRates } from '../earnings/earnings.ts';
import { clientId, performerId, sessionId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { err, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';
import { cents, customerCents, percent, seconds, type CustomerCents, type Seconds } from '../kernel/units.ts';
import { createPayRatesController, ownPriceLoss } from './pay-rates.controller.ts';

const FIRST_OF_MARCH = seconds(Date.parse('2026-03-01T08:00:00Z') / 1000);

const item = (amount: number, duration: number): EarningsItem => ({
  id: sessionId('1'),
  at: FIRST_OF_MARCH,
  service: 'cam',
  client: { id: clientId('5001'), name: 'nl|Mark' },
  duration: seconds(duration),
  amount: cents(amount),
});

interface World {
  reported?: PayRates;
  vipcam?: CustomerCents;
  vipvideo?: CustomerCents;
  hasPrices?: false;
  itemsAt?: (date: Seconds) => readonly EarningsItem[] | undefined;
}

const setUp = (world: World) => {
  const asked: unknown[] = [];
  const rates = createPayRatesController({
    api: {
      payRates: async () => (world.reported === undefined ? err(NETWORK_TIMED_OUT) : ok(world.reported)),
      vipMinutePrices: async () =>
        world.hasPrices === false ? err(NETWORK_TIMED_OUT) : ok({ vipcam: world.vipcam, vipvideo: world.vipvideo }),
      earnings: async (_id, query) => {
        asked.push(query);
        const items = world.itemsAt?.(query.date);
        if (items === undefined) return err(NETWORK_TIMED_OUT);
        return ok({ items, total: items.length, sum: cents(0), parts: [], services: [] });
      },
    },
    clock: { today: () => FIRST_OF_MARCH },
    log: silentLog,
    performerId: () => performerId('1004'),
  });
  return { rates, asked };
};

const REPORTED: PayRates = {
  share: percent(40),
  minute: new Map([
    ['cam', cents(92)],
    ['vipvideo', cents(189)],
  ]),
};

it('takes the rate that the platform tells, and looks at no session then', async () => {
  const { rates, asked } = setUp({ reported: REPORTED });
  await rates.ask('cam');
  expect(rates.watch.state()).toEqual({
    cam: { perMinute: 92, isEstimated: false },
    vipvideo: { perMinute: 189, isEstimated: false },
  });
  expect(asked).toEqual([]);
});

it('reckons VIP from the performer’s own prices: 40 percent of 449 cents are 180, of 299 cents 120', async () => {
  const { rates } = setUp({ reported: REPORTED, vipcam: customerCents(299), vipvideo: customerCents(449) });
  await rates.refresh();
  expect(rates.watch.state().vipcam).toEqual({ perMinute: 120, isEstimated: false });
  expect(rates.watch.state().vipvideo).toEqual({ perMinute: 180, isEstimated: false });
});

it('takes the rate of the platform for VIP where it sends no share of the own price', async () => {
  const { rates } = setUp({ reported: { ...REPORTED, share: undefined }, vipvideo: customerCents(449) });
  await rates.refresh();
  expect(rates.watch.state().vipvideo).toEqual({ perMinute: 189, isEstimated: false });
  expect(rates.share.state()).toBeUndefined();
});

it('takes the rates of the platform where the own prices are not known', async () => {
  const { rates } = setUp({ reported: REPORTED, hasPrices: false });
  await rates.refresh();
  expect(rates.watch.state().vipvideo?.perMinute).toBe(189);
  expect(Object.keys(rates.minutes.state())).toEqual(['cam', 'vipvideo']);
});

it('drops rates that come after the log-out', async () => {
  const { rates } = setUp({ reported: REPORTED });
  const refreshed = rates.refresh();
  rates.reset();
  await refreshed;
  expect([rates.watch.state(), rates.minutes.state(), rates.share.state()]).toEqual([{}, {}, undefined]);
});

it('estimates a rate anew at each question, until the platform tells one', async () => {
  const world: World = { itemsAt: () => [item(92, 60)] };
  const { rates, asked } = setUp(world);
  await rates.ask('cam');
  await rates.ask('cam');
  expect(asked).toHaveLength(2);
  world.reported = REPORTED;
  await rates.ask('cam');
  expect([asked.length, rates.watch.state().cam]).toEqual([2, { perMinute: 92, isEstimated: false }]);
});

it('tells the rate of every service that the platform pays by time, VIP by the own price', async () => {
  const minute = new Map([...REPORTED.minute, ['peek', cents(21)] as const]);
  const { rates } = setUp({ reported: { ...REPORTED, minute }, vipcam: customerCents(299) });
  await rates.refresh();
  expect([rates.minutes.state(), rates.share.state()]).toEqual([{ cam: 92, peek: 21, vipcam: 120, vipvideo: 189 }, 40]);
  rates.reset();
  expect([rates.minutes.state(), rates.share.state()]).toEqual([{}, undefined]);
});

it('learns from the latest 20 sessions of the same kind where the platform tells none', async () => {
  const { rates, asked } = setUp({ itemsAt: () => [item(184, 120)] });
  await rates.ask('vipvideo');
  expect(rates.watch.state()).toEqual({ vipvideo: { perMinute: 92, isEstimated: true } });
  expect(asked).toEqual([{ scope: 'month', service: 'vipvideo', limit: 20, offset: 0, date: FIRST_OF_MARCH }]);
});

it('looks at the month before when this one has just begun', async () => {
  const { rates } = setUp({ itemsAt: (date) => (date < FIRST_OF_MARCH ? [item(60, 60)] : []) });
  await rates.ask('cam');
  expect(rates.watch.state().cam?.perMinute).toBe(60);
});

it('knows no rate when nothing is told and no session is there', async () => {
  for (const itemsAt of [() => undefined, () => []]) {
    const { rates } = setUp({ itemsAt });
    await rates.ask('cam');
    expect(rates.watch.state()).toEqual({});
  }
});

it('drops an answer that came after the log-out, and asks no further', async () => {
  for (const items of [[item(60, 60)], []]) {
    const { rates, asked } = setUp({ itemsAt: () => items });
    const asking = rates.ask('cam');
    await settle();
    rates.reset();
    await asking;
    expect(rates.watch.state()).toEqual({});
    expect(asked.length).toBeLessThanOrEqual(2);
  }
});

it('looks at no session when the log-out came while the rates were asked for', async () => {
  const { rates, asked } = setUp({ itemsAt: () => [item(92, 60)] });
  const answered = rates.ask('cam');
  rates.reset();
  await answered;
  await settle();
  expect(asked).toEqual([]);
});

it.each([
  [299, 165, 120],
  [410, 165, 164],
  [413, 165, undefined],
  [449, 165, undefined],
] as const)('finds of a price of %i cents beside a rate of %i that it pays less: %s', (price, site, own) => {
  expect(ownPriceLoss(customerCents(price), percent(40), site)).toBe(own);
});

it('keeps the rates of the site beside a price of the performer’s own', async () => {
  const site = new Map([['vipvideo', cents(189)]] as const);
  const own = { reported: { ...REPORTED, site }, vipvideo: customerCents(449) };
  const { rates } = setUp(own);
  await rates.refresh();
  expect([rates.minutes.state().vipvideo, rates.site.state().vipvideo]).toEqual([180, 189]);
});

it('takes the rate for that of the site where there is no price, and knows none where there is one', async () => {
  const { rates } = setUp({ reported: REPORTED });
  await rates.refresh();
  expect(rates.site.state().vipvideo).toBe(189);
  const priced = setUp({ reported: REPORTED, vipvideo: customerCents(449) });
  await priced.rates.refresh();
  expect(priced.rates.site.state().vipvideo).toBeUndefined();
});
