import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { afterFrame, afterPing, afterPong, checkLiveness, newLiveness } from './liveness.ts';

const HIDDEN = true;
const FRESH = newLiveness(millis(0));
/** Checked as late as at this moment, so that no check takes the page for asleep. */
const checkedAt = (liveness: ReturnType<typeof newLiveness>, at: number) => ({ ...liveness, lastCheck: millis(at) });

it('drops a hidden page’s link whose 2 pings nobody answers for 10.001 s, though frames still come in (fault 6)', () => {
  const pinged = afterFrame(afterPing(afterPing(FRESH, millis(0)), millis(6_000)));
  expect(checkLiveness(checkedAt(pinged, 9_000), millis(10_000), HIDDEN).advice).toBe('carryOn');
  expect(checkLiveness(checkedAt(pinged, 9_000), millis(10_001), HIDDEN).advice).toBe('drop');
});

it('keeps a hidden page’s link after 1 ping without an answer while frames come in', () => {
  const pinged = afterFrame(afterPing(FRESH, millis(0)));
  expect(checkLiveness(checkedAt(pinged, 11_000), millis(12_000), HIDDEN).advice).toBe('carryOn');
});

it('drops a hidden page’s link from which nothing comes for 10.001 s after a ping', () => {
  const pinged = afterPing(FRESH, millis(0));
  expect(checkLiveness(checkedAt(pinged, 9_000), millis(10_000), HIDDEN).advice).toBe('carryOn');
  expect(checkLiveness(checkedAt(pinged, 9_000), millis(10_001), HIDDEN).advice).toBe('drop');
});

it('drops a visible page’s link without a pong for 10.001 s, to the letter, whatever frames come in', () => {
  const received = afterFrame(afterPing(FRESH, millis(6_000)));
  expect(checkLiveness(checkedAt(received, 9_000), millis(10_000)).advice).toBe('carryOn');
  expect(checkLiveness(checkedAt(received, 9_000), millis(10_001)).advice).toBe('drop');
});

it('takes one pong for the answer to every ping before it', () => {
  const answered = afterPong(afterPing(afterPing(FRESH, millis(0)), millis(6_000)), millis(9_000));
  expect(answered.unanswered).toBe(0);
  expect(checkLiveness(checkedAt(answered, 18_000), millis(19_000)).advice).toBe('carryOn');
});
