import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { afterOneFrame, fullAllowance, type FrameAllowance } from './realtime-server.ts';

const send = (frames: number, from: FrameAllowance, at: number): FrameAllowance => {
  let allowance = from;
  for (let frame = 0; frame < frames; frame += 1) allowance = afterOneFrame(allowance, millis(at));
  return allowance;
};

it('lets 300 frames through at once, and not one more', () => {
  const used = send(300, fullAllowance(millis(0)), 0);
  expect(used.left).toBe(0);
  expect(send(1, used, 0).left).toBeLessThan(0);
});

it('gives 600 frames a minute back', () => {
  const used = send(300, fullAllowance(millis(0)), 0);
  expect(afterOneFrame(used, millis(10_000)).left).toBe(99);
});

it('never saves up more than 300', () => {
  expect(afterOneFrame(fullAllowance(millis(0)), millis(3_600_000)).left).toBe(299);
});
