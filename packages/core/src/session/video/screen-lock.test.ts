import { expect, it } from 'vitest';
import { tellsScreenLock, type ScreenLockMemory } from './screen-lock.ts';

const createMemory = (): ScreenLockMemory => {
  let isTold = false;
  return { isTold: () => isTold, remember: () => void (isTold = true) };
};

it.each(['told', 'keptAwake'] as const)('tells once what a locked screen stops where it is %s', (screenLock) => {
  const memory = createMemory();
  expect([1, 2, 3].map(() => tellsScreenLock(screenLock, memory))).toEqual([true, false, false]);
});

it('tells nothing where a locked screen is harmless, and keeps what there is to tell', () => {
  const memory = createMemory();
  expect(tellsScreenLock('harmless', memory)).toBe(false);
  expect(memory.isTold()).toBe(false);
  expect(tellsScreenLock('told', memory)).toBe(true);
});
