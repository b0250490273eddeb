import { expect, it } from 'vitest';
import { seconds, type Seconds } from '../kernel/units.ts';
import { mayForceReload } from './reload-guard.ts';

it('turns a storm of 10 forced reloads in 10 seconds into 1 (fault 21)', () => {
  let last: Seconds | undefined;
  let reloads = 0;
  for (let second = 0; second < 10; second += 1) {
    const today = seconds(1_700_000_000 + second);
    const allowed = mayForceReload(last, today);
    reloads += allowed ? 1 : 0;
    last = allowed ? today : last;
  }
  expect(reloads).toBe(1);
});

it.each([
  [59, false],
  [60, true],
])('answers a second forced reload after %i seconds with %s', (gap, allowed) => {
  expect(mayForceReload(seconds(1_000), seconds(1_000 + gap))).toBe(allowed);
});

it('forgets a reload that lies in the future, as after the clock was set back 1 hour', () => {
  expect(mayForceReload(seconds(5_000), seconds(1_400))).toBe(true);
});
