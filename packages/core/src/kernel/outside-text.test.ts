import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareCode, plainLine, seenLine, seenText } from './outside-text.ts';

/** Characters that a copied text brings along and nobody sees. */
const UNSEEN = [
  ...Array.from('\0\u001F\u007F\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E'),
  ...Array.from(
    '\u2060\u2064\u2066\u2067\u2068\u2069\u206F\u3164\uFE0F\uFEFF\uFFA0\uFFF9\uFFFE\uFFFF\uD800\u{E0041}\u{1FFFF}',
  ),
];
const BLANKS = Array.from(' \t\n\r\u000B\u000C\u0085\u00A0\u1680\u2002\u2009\u2028\u2029\u202F\u205F\u2800\u3000');
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D');

it.each([
  ['a name with marks of direction', '\u202EDemi\u202C', 'Demi'],
  ['a blank of fixed width', 'Anna\u00A0Maria', 'Anna Maria'],
  ['a half character', 'Demi\uD83D', 'Demi'],
  ['lines of any system', 'one\r\ntwo\u2028three', 'one\ntwo\nthree'],
  ['an emoji of several', '👩‍🦰 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍🦰 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a joiner within a Persian word', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['a joiner that joins nothing', '\u200DDemi \u200D', 'Demi'],
])('keeps of %s what is seen', (_what, text, seen) => {
  expect(seenText(text)).toBe(seen);
});

it('takes what shows nothing for empty, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...UNSEEN, ...BLANKS)), (signs) => {
      expect(seenText(signs.join(''))).toBe('');
    }),
  );
});

it('changes nothing of a text that was cleaned before', () => {
  const text = fc.string({
    unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), fc.constantFrom(...UNSEEN, ...BLANKS)),
  });
  fc.assert(
    fc.property(text, (typed) => {
      for (const clean of [seenText, seenLine, plainLine, bareCode]) expect(clean(clean(typed))).toBe(clean(typed));
    }),
  );
});

it('finds the letters and digits of a code, whatever stands between and around them', () => {
  const noise = fc
    .array(fc.constantFrom(...UNSEEN, ...BLANKS, ...DASHES, '.'), { maxLength: 3 })
    .map((signs) => signs.join(''));
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z0-9]{1,20}$/),
      fc.array(noise, { minLength: 21, maxLength: 21 }),
      (code, noises) => {
        const typed =
          Array.from(code)
            .map((sign, index) => `${noises[index]}${sign}`)
            .join('') + (noises[20] ?? '');
        expect(bareCode(typed)).toBe(code);
      },
    ),
  );
});

it('writes names in one line and dashes as the keyboard does', () => {
  expect(seenLine(' Anna\n  Maria\t')).toBe('Anna Maria');
  expect(plainLine('1234\u2011AB')).toBe('1234-AB');
});
