import { expect, it } from 'vitest';
import { clientId, performerId } from '../kernel/ids.ts';
import { seconds } from '../kernel/units.ts';
import { createMissedMemory } from './missed-memory.fake.ts';
import type { MissedRequest } from '../session/missed-request.ts';
import { createMissedRequestsController } from './missed-requests.controller.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');

const missedAt = (at: number): MissedRequest => ({
  client: { id: clientId(`c${at}`), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' },
  at: seconds(at),
  why: 'cancelled',
});
const setUp = (id = ANNA, memory = createMissedMemory()) => {
  const missed = createMissedRequestsController({ memory, performerId: () => id });
  missed.load();
  return { missed, memory, times: () => missed.watch.state().map(({ at }) => Number(at)) };
};

it('lists missed requests newest first', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.add(missedAt(2));
  expect(times()).toEqual([2, 1]);
});

it('keeps the last 100 missed requests', () => {
  const { missed, times } = setUp();
  for (let at = 1; at <= 101; at += 1) missed.add(missedAt(at));
  expect(times()).toHaveLength(100);
  expect(times().at(-1)).toBe(2);
});

it('still lists after a reload who asked before it', () => {
  const { missed, memory } = setUp();
  missed.add(missedAt(1));
  const reloaded = setUp(ANNA, memory);
  reloaded.missed.add(missedAt(2));
  expect(reloaded.times()).toEqual([2, 1]);
  expect(setUp(BEA, memory).times()).toEqual([]);
});

it('shows nothing after a login that ended by force, and all of it at the next login', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.reset();
  expect(times()).toEqual([]);
  missed.load();
  expect(times()).toEqual([1]);
});

it('forgets missed requests at log-out', () => {
  const { missed, times } = setUp();
  missed.add(missedAt(1));
  missed.forget();
  missed.reset();
  missed.load();
  expect(times()).toEqual([]);
});
