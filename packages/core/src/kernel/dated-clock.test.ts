import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDatedClock } from './dated-clock.ts';
import { millis, seconds } from './units.ts';
import { createVirtualClock } from './virtual-clock.ts';

const NOON = 1_772_712_000;
const FIVE_HOURS = 5 * 3_600;

const setUp = (wrongBy: number) => {
  const device = createVirtualClock(seconds(NOON + wrongBy));
  return { device, clock: createDatedClock(device) };
};

it('follows the device until the platform sends a date', () => {
  const { clock } = setUp(FIVE_HOURS);
  expect(clock.today()).toBe(NOON + FIVE_HOURS);
});

it.each([FIVE_HOURS, -FIVE_HOURS])('has the date of the platform where the device is wrong by %i s', (wrongBy) => {
  const { device, clock } = setUp(wrongBy);
  clock.dateReceived(seconds(NOON));
  device.advance(millis(90_000));
  expect(clock.today()).toBe(NOON + 90);
});

it('is right again one answer after the clock of the device was set', () => {
  const { device, clock } = setUp(0);
  device.stepWallClock(seconds(FIVE_HOURS));
  clock.dateReceived(seconds(NOON + 1));
  expect(clock.today()).toBe(NOON + 1);
});

it('is within 3 s of the latest date, whatever the device says and however late the dates are', () => {
  const late = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), fc.array(late, { minLength: 1 }), (wrongBy, delays) => {
      const { clock } = setUp(wrongBy);
      for (const delay of delays) {
        const date = seconds(NOON - delay);
        clock.dateReceived(date);
        expect(Math.abs(clock.today() - date)).toBeLessThanOrEqual(3);
      }
    }),
  );
});
