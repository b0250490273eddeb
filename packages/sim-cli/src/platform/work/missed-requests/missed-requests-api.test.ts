import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPaidSessions } from '../history/paid-sessions.ts';
import { createRequests, type RequestEnd } from '../session/requests.ts';
import { createMissedRequestsApi } from './missed-requests-api.sim.ts';

const ANNA = '1004';
const MINUTE = 60_000;
const START = Date.parse('2026-11-21T20:00:00Z');

const opened = async () => {
  let now = START;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(START / 1_000));
  const clock = {
    stamp: () => millis(now),
    today: () => seconds(Math.floor(now / 1_000)),
    rate: 1,
  } as never;
  const paidSessions = createPaidSessions({ store, clock, seed: 1 });
  const requests = createRequests({ store, clock, paidSessions, payRates: async () => ({ cam: 100 }) });
  const customers = { find: async (id: string) => ({ id, name: id, country: 'nl', language: 'nl' }) } as never;
  const api = createMissedRequestsApi({ store, clock, customers, requests });
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', ANNA).executeTakeFirstOrThrow();
  const pair = (clientId: string) => ({ performerId: ANNA, clientId });
  return {
    pass: (ms: number) => void (now += ms),
    asks: async (clientId: string) => {
      now += 1_000;
      await requests.ask(pair(clientId), { sessionType: 'VIDEO', type: 'chat' });
    },
    accept: (clientId: string) => requests.accept(pair(clientId)),
    ends: (clientId: string, why: RequestEnd) => requests.end(pair(clientId), why),
    listed: async (readyAt: number | null = START) => {
      const asked = { params: { id: ANNA }, query: undefined, body: undefined };
      const answer = await api.missedRequests(asked, {
        performer: { ...performer, ready_at: readyAt },
      } as unknown as PerformerCaller);
      if (!answer.ok) throw new Error('refused');
      return answer.value.requests.map(({ clientId, why }) => `${clientId} ${why}`);
    },
  };
};

it.each([
  ['CANCELLED', 'cancelled'],
  ['DECLINED', 'declined'],
  ['TIMED_OUT', 'busy'],
  ['CLICK', 'cancelled'],
  ['DISCONNECT', 'disconnected'],
  ['PERFORMER_LOST', 'performerLost'],
  ['PAUSED', 'paused'],
  ['UNREACHABLE', 'unreachable'],
  ['ENDED_BY_PERFORMER', 'notActive'],
] as const)('lists a request that ended as %s as %s', async (end, why) => {
  const { asks, ends, listed } = await opened();
  await asks('5001');
  await ends('5001', end);
  expect(await listed()).toEqual([`5001 ${why}`]);
});

it('lists no session, but for a customer who was accepted and did not join', async () => {
  const { asks, accept, ends, listed } = await opened();
  await asks('5001');
  await accept('5001');
  await ends('5001', 'CLICK');
  await asks('5002');
  await accept('5002');
  await ends('5002', 'TIMED_OUT');
  expect(await listed()).toEqual(['5002 timedOut']);
});

it('lists who waits behind another request, newest first, and not the one that rings', async () => {
  const { asks, accept, ends, listed } = await opened();
  await asks('5001');
  await accept('5001');
  for (const id of ['5002', '5003', '5004']) await asks(id);
  expect(await listed()).toEqual(['5004 busy', '5003 busy']);
  await ends('5002', 'DECLINED');
  expect(await listed()).toEqual(['5004 busy', '5002 declined']);
});

it('lists every request that waits while the performer is not ready', async () => {
  const { asks, listed } = await opened();
  await asks('5001');
  expect([await listed(), await listed(null)]).toEqual([[], ['5001 notActive']]);
});

it('forgets a request after 12 hours', async () => {
  const { asks, ends, pass, listed } = await opened();
  await asks('5001');
  await ends('5001', 'CANCELLED');
  pass(12 * 60 * MINUTE - 1);
  expect(await listed()).toHaveLength(1);
  pass(1);
  expect(await listed()).toEqual([]);
});
