import { expect, it } from 'vitest';
import { createGenerations } from './generations.ts';

it('counts what was marked until the next generation begins', () => {
  const generations = createGenerations();
  const isCurrent = generations.mark();
  expect(isCurrent()).toBe(true);
  generations.begin();
  const isCurrentNow = generations.mark();
  expect([isCurrent(), isCurrentNow()]).toEqual([false, true]);
});
