import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answered, call, type Event, setUpSlots } from '../../testing/kernel/slots-rig.fake.ts';
import { type CallFailure, isRefusal, NETWORK_FAILED } from './result.ts';
import { atMost, doubling, everyFor, jittered, pausing, type RetryPolicy } from './retry.ts';
import { createSeededRandom } from './seeded-random.ts';
import { invoke, leave } from './slots.ts';
import { millis } from './units.ts';

const REFUSED: CallFailure = { kind: 'status', status: 403, message: '' };

/** Lets every try fail until no more is made. @returns the times of the tries */
const failAlways = async (retry: RetryPolicy, seed: number): Promise<readonly number[]> => {
  const { ask, answer, clock, tries, received } = setUpSlots(createSeededRandom(seed));
  ask(invoke('report', call(1), { retry, until: isRefusal }));
  do await answer(1, answered(1, NETWORK_FAILED));
  while (clock.runNext());
  expect(received()).toEqual([1]);
  return tries;
};

const pause = fc.integer({ min: 1, max: 60_000 }).map(millis);

it('tries as often as the policy says, with pauses within its jitter, and sends the last failure once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(pause, pause, pause),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(0, 0.1, 0.5),
      fc.nat(),
      async (pauses, most, share, seed) => {
        const retry = jittered(share, atMost(most, pausing(pauses)));
        const times = await failAlways(retry, seed);
        expect(times).toHaveLength(most);
        times.slice(1).forEach((time, index) => {
          const planned = pauses[Math.min(index, 2)] ?? 0;
          expect(Math.abs(time - (times[index] ?? 0) - planned)).toBeLessThanOrEqual(share * planned + 1);
        });
        expect(await failAlways(retry, seed)).toEqual(times);
      },
    ),
    { numRuns: 50 },
  );
});

it.each<[string, Event | undefined, readonly number[]]>([
  ['an answer', answered(1), [1]],
  ['a refusal', answered(1, REFUSED), [1]],
  ['the end of the work', undefined, []],
])('ends the tries with %s', async (_, event, expected) => {
  const { ask, answer, clock, tries, received } = setUpSlots();
  ask(invoke('report', call(1), { retry: everyFor(millis(10), 1_000), until: isRefusal }));
  await answer(1, answered(1, NETWORK_FAILED));
  clock.advance(millis(10));
  await answer(1, event);
  expect([received(), tries, clock.pending()]).toEqual([expected, [0, 10], 0]);
});

it('asks the given rule, and not the refusal, whether to go on', async () => {
  const { ask, answer, clock, tries } = setUpSlots();
  ask(invoke('report', call(1), { retry: everyFor(millis(10), 1_000), until: ({ status }) => status === 404 }));
  await answer(1, answered(1, REFUSED));
  clock.advance(millis(10));
  await answer(1, answered(1, { ...REFUSED, status: 404 }));
  expect([tries, clock.pending()]).toEqual([[0, 10], 0]);
});

it('stops trying when the slot is left, also during a try', async () => {
  const { ask, answer, clock, tries, received } = setUpSlots();
  const retry = doubling(millis(2_000), millis(60_000));
  ask(invoke('report', call(1), { retry, until: isRefusal }));
  await answer(1, answered(1, NETWORK_FAILED));
  ask(leave('report'));
  expect(clock.pending()).toBe(0);
  ask(invoke('report', call(2), { retry, until: isRefusal }));
  ask(leave('report'));
  await answer(2, answered(2, NETWORK_FAILED));
  expect([clock.pending(), tries.length, received()]).toEqual([0, 2, []]);
});
