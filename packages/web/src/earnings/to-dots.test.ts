import { cents } from '@greenroom/core/kernel/units';
import { expect, it } from 'vitest';
import { toDots } from './to-dots.ts';

it('marks no amount where nothing was earned', () => {
  expect(toDots([cents(0), cents(1250), undefined])).toEqual([null, 1250, null]);
});
