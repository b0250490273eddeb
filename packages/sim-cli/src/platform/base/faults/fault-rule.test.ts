import { expect, it } from 'vitest';
import { isDrawn, refusalOf, rulesFor, whyNoCall } from './fault-rule.ts';

const EVERYONE = { performerId: undefined, rule: {} };

it.each([
  ['saveServices', 'saveServices', true],
  ['saveServices', 'saveService', false],
  ['save*', 'saveServices', true],
  ['*Services', 'saveServices', true],
  ['save*Services', 'saveServices', true],
  ['forum*', 'saveServices', false],
  ['*', 'saveServices', true],
])('the pattern %s and the call %s: %s', (match, call, fits) => {
  expect(rulesFor([{ match, ...EVERYONE }], call)).toHaveLength(fits ? 1 : 0);
});

it('names the call that was meant where a pattern fits none', () => {
  expect(whyNoCall('saveService')).toBe(
    'there is no call "saveService"; `list calls` shows them. Did you mean saveServices?',
  );
  expect(whyNoCall('saveServices')).toBeUndefined();
});

it('refuses as a platform that failed, unless it only delays', () => {
  expect(refusalOf({})).toEqual({ status: 500, error: 'platform_failed' });
  expect(refusalOf({ status: 429, error: 'too_many', delay: 10 })).toEqual({ status: 429, error: 'too_many' });
  expect(refusalOf({ delay: 10 })).toBeUndefined();
});

it('draws three of ten calls with a probability of 0.3, and the same ones for the same seed', () => {
  const drawn = (seed: number): readonly boolean[] =>
    Array.from({ length: 1_000 }, (_, draw) => isDrawn({ probability: 0.3 }, seed, draw));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  const share = drawn(7).filter(Boolean).length / 1_000;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
  expect(drawn(1).length).toBe(1_000);
});
