import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { persistently } from './persistent-call.ts';

const setUp = (answeredAfter: number) => {
  const clock = createVirtualClock();
  const madeAt: number[] = [];
  const cancel = persistently(clock, { every: millis(5_000), times: 3 }, async () => {
    madeAt.push(clock.now());
    return madeAt.length >= answeredAfter;
  });
  const pass = async (time: number): Promise<void> => {
    for (let left = time; left > 0; left -= 1_000) {
      await Promise.resolve();
      clock.advance(millis(1_000));
      await Promise.resolve();
    }
  };
  return { clock, madeAt, cancel, pass };
};

it('makes a call that is answered once', async () => {
  const { clock, madeAt, pass } = setUp(1);
  await pass(60_000);
  expect([madeAt, clock.pending()]).toEqual([[0], 0]);
});

it('repeats a call until it is answered', async () => {
  const { madeAt, pass } = setUp(2);
  await pass(60_000);
  expect(madeAt).toEqual([0, 5_000]);
});

it('gives a call up after the last time', async () => {
  const { clock, madeAt, pass } = setUp(99);
  await pass(60_000);
  expect([madeAt, clock.pending()]).toEqual([[0, 5_000, 10_000], 0]);
});

it('is silent once it is ended, also when the answer is on its way', async () => {
  const { clock, madeAt, cancel, pass } = setUp(99);
  cancel();
  await pass(60_000);
  expect([madeAt, clock.pending()]).toEqual([[0], 0]);
});
