import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordProblem, type PasswordContext } from './password-rules.ts';

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
