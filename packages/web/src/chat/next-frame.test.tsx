import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { nextFrame } from './next-frame.ts';

it('runs a task before the next picture, one with a rest after it, and one that is taken back never', async () => {
  const ran: string[] = [];
  nextFrame(() => ran.push('rested'), millis(50));
  nextFrame(() => ran.push('next'));
  const takeBack = [nextFrame(() => ran.push('never'), millis(50)), nextFrame(() => ran.push('never'))];
  for (const cancel of takeBack) cancel();
  await expect.poll(() => ran).toEqual(['next', 'rested']);
  await new Promise<void>((resolve) => nextFrame(resolve, millis(50)));
  expect(ran).toEqual(['next', 'rested']);
});
