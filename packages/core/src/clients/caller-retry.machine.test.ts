import { expect, it } from 'vitest';
import { callerRetry, NO_RETRY, type CallerRetryEvent } from './caller-retry.machine.ts';

const waitsOf = (...events: readonly Partial<Extract<CallerRetryEvent, { type: 'changed' }>>[]): readonly unknown[] => {
  let state = NO_RETRY;
  const waits: unknown[] = [];
  for (const event of events) {
    const step = callerRetry(state, {
      type: 'changed',
      status: 'failed',
      isOtherStatus: true,
      isOtherCustomer: false,
      ...event,
    });
    state = step.state;
    waits.push(...step.effects.map((effect) => (effect.type === 'after' ? effect.delay : effect.type)));
  }
  return waits;
};

it('waits twice as long after each failure, 60 s at most', () => {
  expect(waitsOf({}, {}, {}, {}, {}, {}, {})).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('begins again with 2 s once the facts are there, and for another customer', () => {
  expect(waitsOf({}, {}, { status: 'ready' }, {})).toEqual([2_000, 4_000, 'leave', 2_000]);
  expect(waitsOf({}, {}, { isOtherCustomer: true })).toEqual([2_000, 4_000, 2_000]);
});

it('leaves the retry that is planned alone while the status stays', () => {
  expect(waitsOf({}, { isOtherStatus: false })).toEqual([2_000]);
});
