import { expect, it } from 'vitest';
import { pickCommon } from './common-passwords.ts';

it('picks the 3,000 most used among those of 8 characters and more', () => {
  const short = Array.from({ length: 500 }, (_, index) => `s${index}`);
  const long = Array.from({ length: 4_000 }, (_, index) => `password${index}`);
  const picked = pickCommon([...short, ...long]);
  expect(picked.size).toBe(3_000);
  expect([picked.has('password2999'), picked.has('password3000'), picked.has('s0')]).toEqual([true, false, false]);
});
