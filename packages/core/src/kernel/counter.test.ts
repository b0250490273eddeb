import { expect, it } from 'vitest';
import { createCounter } from './counter.ts';

it('counts from 1, each counter by itself', () => {
  const [one, other] = [createCounter(), createCounter()];
  expect([one(), one(), other()]).toEqual([1, 2, 1]);
});
