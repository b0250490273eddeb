import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_LENGTH, codeRefusal, formatCode, pairingCode, readCode } from './remote-pairing.ts';

it('makes a code of 8 characters without 0, 1, I and O of any bytes, and reads it as it is shown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: CODE_LENGTH, maxLength: 32 }), (bytes) => {
      const code = pairingCode(bytes);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      expect(readCode(formatCode(code).toLowerCase())).toBe(code);
    }),
  );
});

it('gives each character the same chance: 256 values of a byte make each of the 32 eight times', () => {
  const counts = new Map<string, number>();
  for (let value = 0; value < 256; value += 1) {
    const character = pairingCode(Array.from({ length: CODE_LENGTH }, () => value)).charAt(0);
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
});

it('makes no code of too few bytes', () => {
  expect(() => pairingCode([1, 2, 3])).toThrow(RangeError);
});

it.each([
  ['k7qm 2xpd', 'K7QM2XPD'],
  ['K7QM–2XPD', 'K7QM2XPD'],
  ['\u200EK7QM\u2011\u00A02XPD\uFEFF', 'K7QM2XPD'],
  ['K7QM2XP', undefined],
  ['K7QM2XPDD', undefined],
  ['K7QM-0XPD', undefined],
  ['', undefined],
])('reads %s as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each([
  [undefined, 'code_unknown'],
  [{ expiresAt: 1_001, isUsed: false }, undefined],
  [{ expiresAt: 1_000, isUsed: false }, 'code_expired'],
  [{ expiresAt: 1_001, isUsed: true }, 'remote_paired'],
  [{ expiresAt: 0, isUsed: true }, 'remote_paired'],
])('judges the code %o at 1000 as %s', (code, refusal) => {
  expect(codeRefusal(code, 1_000)).toBe(refusal);
});
