import { expect, it } from 'vitest';
import { pageLoadedAt } from './page-loaded-at.ts';

it('tells the load of the page in whole seconds since 1970', () => {
  expect(pageLoadedAt({ timeOrigin: 1_795_172_400_987.5 })).toBe(1_795_172_400);
});
