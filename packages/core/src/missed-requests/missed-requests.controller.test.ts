import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import { seconds } from '../kernel/units.ts';
import type { MissedRequest } from './missed-request.ts';
import { createMissedRequestsController } from './missed-requests.controller.ts';

const missedAt = (at: number): MissedRequest => ({
  client: { id: clientId(`c${at}`), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' },
  at: seconds(at),
  why: 'cancelled',
});

it('lists missed requests newest first', () => {
  const missed = createMissedRequestsController();
  missed.add(missedAt(1));
  missed.add(missedAt(2));
  expect(missed.watch.state().map(({ at }) => at)).toEqual([2, 1]);
});

it('keeps the last 100 missed requests', () => {
  const missed = createMissedRequestsController();
  for (let at = 1; at <= 101; at += 1) missed.add(missedAt(at));
  expect(missed.watch.state()).toHaveLength(100);
  expect(missed.watch.state().at(-1)?.at).toBe(2);
});

it('forgets missed requests at log-out', () => {
  const missed = createMissedRequestsController();
  missed.add(missedAt(1));
  missed.reset();
  expect(missed.watch.state()).toEqual([]);
});
