import { expect, it } from 'vitest';
import { dayOf, sameTimeOn, startOfDay } from '@greenroom/core/formatting/dates';
import { millis, seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { CONVERSATIONS } from '../../base/world/paid-services.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../../work/history/paid-sessions.ts';
import { pastShifts } from '../../work/history/performer-past.ts';
import { createShifts } from '../../work/session/shifts.ts';
import { createMyDayApi } from './my-day-api.sim.ts';

const ANNA = '1004';
/** A Saturday evening. */
const NOW = seconds(Date.parse('2026-11-21T20:00:00Z') / 1000);

const opened = async (online: readonly string[] = []) => {
  let now: Seconds = NOW;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, NOW);
  const clock = { today: () => now, stamp: () => millis(now * 1_000) };
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const shifts = createShifts(store, clock, SYSTEM_IDS);
  const publisher = { isCustomerThere: (id: string) => Promise.resolve(online.includes(id)) };
  const ranks = { before: () => Promise.resolve(3) };
  const api = createMyDayApi({ store, clock, paidSessions, shifts, ranks, publisher });
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', ANNA).executeTakeFirstOrThrow();
  return {
    store,
    shifts,
    pass: (time: number) => void (now = seconds(now + time)),
    myDay: async () => {
      const asked = { params: { id: ANNA }, query: undefined, body: undefined };
      const answer = await api.myDay(asked, { performer } as PerformerCaller);
      if (!answer.ok) throw new Error('refused');
      return answer.value;
    },
    onboarding: async (change: Partial<PerformerRow> = {}) => {
      const asked = { params: { id: ANNA }, query: undefined, body: undefined };
      const answer = await api.onboarding(asked, { performer: { ...performer, ...change } } as PerformerCaller);
      if (!answer.ok) throw new Error('refused');
      return answer.value;
    },
    submit: async (kind: string, status: 'pending' | 'rejected' | 'approved') =>
      createSubmissions(store, clock).write(ANNA, { kind, content: {}, status }),
    sessions: async () => {
      await paidSessions.open(ANNA);
      return store.selectFrom('sessions').selectAll().where('performer_id', '=', ANNA).execute();
    },
  };
};

it('sums yesterday up to the same time, to the cent', async () => {
  const { myDay, sessions } = await opened();
  const rows = await sessions();
  const earnedIn = (day: number, until: Seconds): number =>
    rows.filter((row) => row.day === day && row.started_at <= until).reduce((sum, { earned }) => sum + earned, 0);
  const today = dayOf(NOW);
  expect(await myDay()).toMatchObject({
    earnedYesterday: earnedIn(today - 1, sameTimeOn(today - 1, NOW)),
  });
});

it('sums all days before today and finds the best of them, to the cent', async () => {
  const { myDay, sessions } = await opened();
  const days = new Map<number, number>();
  for (const { day, earned } of await sessions()) if (day < dayOf(NOW)) days.set(day, (days.get(day) ?? 0) + earned);
  expect(await myDay()).toMatchObject({
    earnedBefore: [...days.values()].reduce((sum, earned) => sum + earned, 0),
    bestDay: Math.max(...days.values()),
  });
});

it('counts the time on air since midnight once, also where two shifts overlap', async () => {
  const { shifts, pass, myDay, sessions } = await opened();
  const past = pastShifts(await sessions()).filter(({ ended_at: ended }) => (ended ?? 0) > startOfDay(dayOf(NOW)));
  const before = past.reduce((sum, { began_at: began, ended_at: ended }) => sum + (ended ?? 0) - began, 0);
  expect((await myDay()).onAir).toBe(before);
  await shifts.begin(ANNA);
  pass(600);
  await shifts.begin(ANNA);
  pass(300);
  await shifts.end(ANNA);
  pass(1_000);
  expect((await myDay()).onAir).toBe(before + 900);
  await shifts.begin(ANNA);
  pass(60);
  expect((await myDay()).onAir).toBe(before + 960);
});

it('names the regulars who are online, most visits first, without those who are blocked', async () => {
  const all = await opened();
  const counts = new Map<string, number>();
  for (const { client_id: id, service } of await all.sessions())
    if (CONVERSATIONS.some((each) => each === service)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const byVisits = [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const often = byVisits.filter((id) => (counts.get(id) ?? 0) >= 5).slice(0, 3);
  const seldom = byVisits.find((id) => (counts.get(id) ?? 0) === 4) ?? '';
  const [first = '', second = '', third = ''] = often;

  const { store, myDay } = await opened([first, third, seldom]);
  expect((await myDay()).regulars.map(({ id, visits }) => [id, visits])).toEqual([
    [first, counts.get(first)],
    [third, counts.get(third)],
  ]);
  expect((await myDay()).regulars.map(({ id }) => id)).not.toContain(second);
  await store
    .insertInto('blocks')
    .values({ id: 'b1', performer_id: ANNA, client_id: first, reason: '', date: NOW })
    .execute();
  expect((await myDay()).regulars.map(({ id }) => id)).toEqual([third]);
});

it('says since when a moderator has the identity, from the registration or since the performer joined', async () => {
  const { store, onboarding, submit } = await opened();
  const waiting = { status: 'PENDING', brands: '' };
  const joined = await onboarding(waiting);
  expect(joined.hasSite).toBe(false);
  expect(joined.reviews).toContainEqual(expect.objectContaining({ subject: 'identity', state: 'waiting' }));
  await submit('account', 'pending');
  const sent = { subject: 'identity', state: 'waiting', since: NOW };
  expect((await onboarding(waiting)).reviews).toContainEqual(sent);
  await submit('account', 'rejected');
  expect((await onboarding(waiting)).reviews).toContainEqual({ ...sent, state: 'rejected' });
  await store.destroy();
});

it('counts an approved text or photo before one that waits, and that before a refused one', async () => {
  const { store, onboarding, submit } = await opened();
  const review = async (subject: string) =>
    (await onboarding()).reviews.find((each) => each.subject === subject)?.state;
  await store.deleteFrom('medias').where('performer_id', '=', ANNA).execute();
  expect([
    (await onboarding()).hasSite,
    await review('identity'),
    await review('description'),
    await review('photo'),
  ]).toEqual([true, undefined, undefined, undefined]);
  await submit('text-nl', 'rejected');
  expect(await review('description')).toBe('rejected');
  await submit('text-de', 'pending');
  expect(await review('description')).toBe('waiting');
  await submit('text-nl', 'approved');
  expect(await review('description')).toBe('approved');
  await store.destroy();
});
