import { expect, it } from 'vitest';
import { nextFontSize } from './chat-state.ts';

it.each([
  ['small', 'medium'],
  ['medium', 'large'],
  ['large', 'xlarge'],
  ['xlarge', 'small'],
] as const)('makes %s text %s', (size, next) => {
  expect(nextFontSize(size)).toBe(next);
});
