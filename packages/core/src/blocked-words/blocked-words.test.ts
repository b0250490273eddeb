import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockedWordIn, foldWord, MAX_BLOCKED_WORDS, MAX_WORD_LENGTH, newWord } from './blocked-words.ts';

const list = (...words: string[]) => words.map((word) => ({ word }));

it.each([
  ['café', 'Meet me at the CAFE.', true],
  ['CAFE', 'in a cafe\u0301?', true],
  ['ass', 'first class', false],
  ['ass', 'an ass!', true],
  ['straße', 'in der STRASSE', true],
  ['snap', 'sn\u200bap', true],
  ['snap', 'ｓｎａｐ', true],
  ['snap', '𝓼𝓷𝓪𝓹 me', true],
  ['e-mail', 'my E MAIL is', true],
  ['e-mail', 'my email is', false],
  ['real name', 'your real\n  name?', true],
  ['real name', 'a name that is real', false],
  ['λόγος', 'ΛΟΓΟΣ', true],
  ['istanbul', 'İSTANBUL', true],
  ['06', 'call 06 12', true],
  ['06', 'call 0612', false],
  ['snap', '<b>snap</b>', true],
  ['constructor', '__proto__ constructor', true],
] as const)('with %j blocked, holds back %j: %s', (word, text, isHeld) => {
  expect(blockedWordIn(list(word), text) !== undefined).toBe(isHeld);
});

it.each([
  ['  real   name ', 'real name'],
  ['Café', 'Café'],
])('keeps %j as %j', (typed, kept) => {
  expect(newWord([], typed)).toEqual({ ok: true, value: kept });
});

it.each([
  ['', 'tooShort'],
  ['a', 'tooShort'],
  ['!!', 'noLetters'],
  ['🍑🍑', 'noLetters'],
  ['\u200b\u200b', 'tooShort'],
  ['x'.repeat(MAX_WORD_LENGTH + 1), 'tooLong'],
  ['CAFE', 'known'],
] as const)('refuses %j as %s', (typed, problem) => {
  expect(newWord(list('café'), typed)).toEqual({ ok: false, error: problem });
});

it('keeps 100 words and no more', () => {
  const words = Array.from({ length: MAX_BLOCKED_WORDS }, (_, index) => ({ word: `word${index}` }));
  expect(newWord(words.slice(1), 'another').ok).toBe(true);
  expect(newWord(words, 'another')).toEqual({ ok: false, error: 'tooMany' });
});

const letters = fc.stringMatching(/^[a-zé]{2,8}$/);

it('holds back every message that has the word between others, whatever its case', () => {
  fc.assert(
    fc.property(letters, fc.array(letters), fc.array(letters), (word, before, after) => {
      const text = [...before, word.toUpperCase(), ...after].join(', ');
      expect(blockedWordIn(list(word), text)?.word).toBe(word);
    }),
  );
});

it('delivers every message without the word, also where another word begins or ends with it', () => {
  fc.assert(
    fc.property(letters, fc.array(letters), (word, others) => {
      const text = [`x${word}`, `${word}x`, ...others.filter((each) => foldWord(each) !== foldWord(word))].join(' ');
      expect(blockedWordIn(list(word), text)).toBeUndefined();
    }),
  );
});

it('compares any text at all without an error, and finds a word that it accepted in that word itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const accepted = newWord([], text);
      expect(blockedWordIn(accepted.ok ? list(accepted.value) : [], text) !== undefined).toBe(accepted.ok);
      expect(blockedWordIn([], text)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});
