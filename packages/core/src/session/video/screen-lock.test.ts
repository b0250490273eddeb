import { expect, it } from 'vitest';
import { explainsScreenLock, type ScreenLockMemory } from './screen-lock.ts';

const createMemory = (): ScreenLockMemory => {
  let isExplained = false;
  return { isExplained: () => isExplained, remember: () => void (isExplained = true) };
};

it.each(['explained', 'keptAwake'] as const)('tells once what a locked screen stops where it is %s', (screenLock) => {
  const memory = createMemory();
  expect([1, 2, 3].map(() => explainsScreenLock(screenLock, memory))).toEqual([true, false, false]);
});

it('tells nothing where a locked screen is harmless, and keeps what there is to tell', () => {
  const memory = createMemory();
  expect(explainsScreenLock('harmless', memory)).toBe(false);
  expect(memory.isExplained()).toBe(false);
  expect(explainsScreenLock('explained', memory)).toBe(true);
});
