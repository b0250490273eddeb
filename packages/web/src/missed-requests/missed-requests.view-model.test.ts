import { expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { createMissedMemory } from '@greenroom/core/missed-requests/missed-memory.fake';
import { createMissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import { MARK } from '@greenroom/core/session/session-state.fake';
import { MissedRequestsViewModel } from './missed-requests.view-model.ts';

const setUp = () => {
  const memory = createMissedMemory();
  const missed = createMissedRequestsController({ memory, performerId: () => performerId('1001') });
  return { missed, model: new MissedRequestsViewModel(missed) };
};

it('tells who asked, when and why it came to nothing, newest first', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1_772_697_600), why: 'timedOut' });
  missed.add({ client: { ...MARK, name: 'de|Bob' }, at: seconds(1_772_697_660), why: 'declined' });
  expect(model.rows).toMatchObject([
    { client: { name: 'Bob', country: 'de' }, at: '5-3-2026 | 09:01', why: 'declined' },
    { client: { name: 'Mark', country: 'nl' }, at: '5-3-2026 | 09:00', why: 'timedOut' },
  ]);
});

it('links to a message to the customer in one press', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1), why: 'cancelled' });
  expect(model.rows[0]?.writeTo).toBe(`/inbox/?to=${MARK.id}`);
});

it('keeps the key of a row when another one comes', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1), why: 'busy' });
  const key = model.rows[0]?.key;
  missed.add({ client: MARK, at: seconds(1), why: 'busy' });
  expect(model.rows[1]?.key).toBe(key);
  expect(model.rows[0]?.key).not.toBe(key);
});
