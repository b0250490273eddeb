import { expect, it } from 'vitest';
import { createCounter, createGenerations } from './generations.ts';

it('counts what was marked until the next generation begins', () => {
  const generations = createGenerations();
  const isCurrent = generations.mark();
  expect(isCurrent()).toBe(true);
  generations.begin();
  const isCurrentNow = generations.mark();
  expect([isCurrent(), isCurrentNow()]).toEqual([false, true]);
});

it('counts from 1, each counter by itself', () => {
  const [one, other] = [createCounter(), createCounter()];
  expect([one(), one(), other()]).toEqual([1, 2, 1]);
});
