import { expect, it } from 'vitest';
import { mondayOf } from '@greenroom/core/formatting/dates';
import { millis, seconds, type Seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../../work/history/paid-sessions.ts';
import { lastDayDue, paidAt } from '../../work/history/settlement.ts';
import { createPushPayouts, lastPayoutAt } from './push-payouts.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';

const ANNA = '1004';
const WEEK = 7 * 86_400;
/** A Saturday. */
const NOW = seconds(Date.parse('2026-11-21T20:00:00Z') / 1000);

const opened = async () => {
  let now: Seconds = NOW;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, NOW);
  const clock = { today: () => now, stamp: () => millis(now * 1_000) };
  const sent: unknown[] = [];
  const pushSubscriptions = createPushSubscriptions(store, NO_CACHE.memoize, 'key');
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  await paidSessions.open(ANNA);
  const payouts = createPushPayouts({
    store,
    clock,
    paidSessions,
    pushSubscriptions,
    pushService: { isOffered: true },
    pushSender: { notify: (performerId, draft) => void sent.push([performerId, draft]) },
  });
  const subscribe = (endpoint: string) =>
    pushSubscriptions.save({
      endpoint,
      performer_id: ANNA,
      login_id: 'login',
      p256dh: 'key',
      auth: 'secret',
      language: 'en',
      time_zone: 'Europe/Amsterdam',
      events: 'payout',
      quiet_from: null,
      quiet_until: null,
      details: 0,
      payout_told: lastPayoutAt(clock),
      saved_at: now,
    });
  return { store, sent, payouts, subscribe, at: (time: number) => void (now = seconds(time)) };
};

it('tells of a weekly payout when it is due, once, with its amount', async () => {
  const { store, sent, payouts, subscribe, at } = await opened();
  await subscribe('https://push.example/phone');
  await payouts.sweep();
  expect(sent).toEqual([]);
  const due = paidAt(mondayOf(lastDayDue(NOW) + 1));
  at(due - 1);
  await payouts.sweep();
  expect(sent).toEqual([]);
  at(due);
  await payouts.sweep();
  await payouts.sweep();
  const { amount } = await store
    .selectFrom('payments')
    .select('amount')
    .where('performer_id', '=', ANNA)
    .where('paid_at', '=', due)
    .executeTakeFirstOrThrow();
  expect(sent).toEqual([[ANNA, { event: 'payout', amount }]]);
});

it('tells a performer with several devices once', async () => {
  const { sent, payouts, subscribe, at } = await opened();
  for (const name of ['phone', 'laptop']) await subscribe(`https://push.example/${name}`);
  at(paidAt(mondayOf(lastDayDue(NOW) + 1)));
  await subscribe('https://push.example/tablet');
  await payouts.sweep();
  await payouts.sweep();
  expect(sent).toHaveLength(1);
});

it('looks for nothing where there are no devices', async () => {
  const { sent, payouts, at } = await opened();
  at(NOW + WEEK);
  await payouts.sweep();
  expect(sent).toEqual([]);
});
