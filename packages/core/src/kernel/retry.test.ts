import { expect, it } from 'vitest';
import { atMost, doubling, everyFor, jittered, pausing, type RetryPolicy } from './retry.ts';
import { millis } from './units.ts';

const pausesOf = (policy: RetryPolicy, count: number) => Array.from({ length: count }, (_, index) => policy(index + 1));

it('tries 120 times in an hour with pauses of 30 s', () => {
  const policy = everyFor(millis(30_000), 3_600_000);
  expect([policy(1), policy(119), policy(120)]).toEqual([30_000, 30_000, undefined]);
  expect(everyFor(millis(30_000), 1)(1)).toBeUndefined();
});

it('doubles the pause from 2 s up to 60 s', () => {
  const pauses = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
  expect(pausesOf(doubling(millis(2_000), millis(60_000)), 7)).toEqual(pauses);
});

it('repeats the last of 2 pauses up to the 5th try', () => {
  const policy = atMost(5, pausing([millis(1_000), millis(9_000)]));
  expect(pausesOf(policy, 5)).toEqual([1_000, 9_000, 9_000, 9_000, undefined]);
});

it('varies a pause of 10 s by 20 % from 8 s up to 12 s', () => {
  const policy = jittered(0.2, pausing([millis(10_000)]));
  expect([0, 0.5, 1].map((chance) => policy(1, { next: () => chance }))).toEqual([8_000, 10_000, 12_000]);
  expect(policy(1)).toBe(10_000);
});

it('draws a number for each pause with jitter, and none after the last try', () => {
  let drawn = 0;
  const random = { next: () => (drawn += 0.25) };
  const policy = jittered(0.2, atMost(2, pausing([millis(1_000)])));
  expect([policy(1, random), policy(2, random), drawn]).toEqual([900, undefined, 0.25]);
});
