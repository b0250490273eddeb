import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordProblem, pickCommon, type PasswordContext } from './password-rules.ts';

const CONTEXT: PasswordContext = {
  isCommon: (lowerCase) => lowerCase === 'iloveyou1',
  ownNames: ['anna', 'Voorbeeld', 'Jo'],
};

it.each([
  ['1234567', 'tooShort'],
  ['12 45 78', undefined],
  ['        ', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'tooLong'],
  ['😀'.repeat(7), 'tooShort'],
  ['😀'.repeat(128), undefined],
  ['ILoveYou1', 'common'],
  ['Anna1234', 'ownName'],
  ['annavoorbeeld', 'ownName'],
  ['Voorbeeld-1990', 'ownName'],
  ['anna drinks green tea', undefined],
  ['jo jo jo jo', undefined],
])('judges %j as %s', (password, problem) => {
  expect(passwordProblem(password, CONTEXT)).toBe(problem);
});

it('asks for no kind of character: length alone decides where neither list nor name does', () => {
  const free: PasswordContext = { isCommon: () => false, ownNames: [] };
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 128, unit: 'grapheme-ascii' }), (password) => {
      expect(passwordProblem(password, free)).toBeUndefined();
    }),
  );
});

it('refuses a name with fewer than 8 other characters, wherever they stand', () => {
  const some = fc.stringMatching(/^[0-9!?]{0,7}$/);
  fc.assert(
    fc.property(some, fc.nat(7), (others, at) => {
      const password = `${others.slice(0, at)}Voorbeeld${others.slice(at)}`;
      expect(passwordProblem(password, CONTEXT)).toBe('ownName');
    }),
  );
});

it('picks the 3,000 most used among those of 8 characters and more', () => {
  const short = Array.from({ length: 500 }, (_, index) => `s${index}`);
  const long = Array.from({ length: 4_000 }, (_, index) => `password${index}`);
  const picked = pickCommon([...short, ...long]);
  expect(picked.size).toBe(3_000);
  expect([picked.has('password2999'), picked.has('password3000'), picked.has('s0')]).toEqual([true, false, false]);
});
