import fc from 'fast-check';
import { expect, it } from 'vitest';
import { narrowed, ageProblem, oldestAge, youngestAge } from './age.ts';
import { descriptionProblem, nicknameProblem, isAllowedText } from './profile-texts.ts';

it.each([
  ['nl', 25],
  ['b9', 25],
  ['de', 255],
  ['at', 255],
  ['uk', 255],
] as const)('lets a nickname of the brand %s have at most %i characters', (brand, max) => {
  expect(nicknameProblem('é'.repeat(max), brand)).toBeUndefined();
  expect(nicknameProblem('👩‍🦰'.repeat(max), brand)).toBeUndefined();
  expect(nicknameProblem('a'.repeat(max + 1), brand)).toEqual({ code: 'tooLong', params: { char: max + 1, max } });
});

it('asks for a nickname', () => {
  expect(nicknameProblem('  ', 'nl')).toEqual({ code: 'required' });
});

it.each([
  [399, { code: 'tooShort', params: { char: 399, min: 400 } }],
  [400, undefined],
  [700, undefined],
  [701, { code: 'tooLong', params: { char: 701, max: 700 } }],
])('takes a description of %i characters: 400 to 700', (length, problem) => {
  expect(descriptionProblem('a'.repeat(length))).toEqual(problem);
});

const bounds = { min: 18, max: 65, real: 30, range: 5 };

it.each([
  ['17', { code: 'tooYoung', params: { min: 18 } }],
  ['24', { code: 'farFromRealAge', params: { from: 25, to: 35 } }],
  ['25', undefined],
  ['35', undefined],
  ['36', { code: 'farFromRealAge', params: { from: 25, to: 35 } }],
  ['66', { code: 'tooOld', params: { max: 65 } }],
  ['', { code: 'notANumber' }],
  ['3O', { code: 'notANumber' }],
])('answers an age of %j within 5 years of 30 and between 18 and 65', (age, problem) => {
  expect(ageProblem(age, bounds)).toEqual(problem);
});

it('never accepts an age under 18, whatever is configured', () => {
  const whole = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(whole, whole, whole, whole, fc.integer({ min: 0, max: 17 }), (min, max, real, range, age) => {
      const any = { min, max, real, range };
      expect(ageProblem(String(age), any)).toBeDefined();
      expect(youngestAge(any)).toBeGreaterThanOrEqual(18);
    }),
  );
});

it('accepts exactly the ages between the youngest and the oldest', () => {
  const whole = fc.integer({ min: 18, max: 99 });
  fc.assert(
    fc.property(whole, whole, fc.nat(20), whole, (max, real, range, age) => {
      const any = { min: 18, max, real, range };
      const isBetween = age >= youngestAge(any) && age <= oldestAge(any);
      expect(ageProblem(String(age), any) === undefined).toBe(isBetween);
    }),
  );
});

it.each([
  ['I like jazz and long walks.', true],
  ['See https://elsewhere.example', false],
  ['look at www.elsewhere.example', false],
  ['PayMeHere please', false],
  ['telegrammen are old', true],
])('allows %j in texts: %s', (text, allowed) => {
  expect(isAllowedText(text)).toBe(allowed);
});

/** Single characters for a reader, of one to five units. */
const grapheme = fc.constantFrom('a', 'é', 'e\u0301', 'ß', '👩‍🦰', '👨‍👩‍👧', '🇳🇱', 'क्षि', '漢');
const text = (length: number) =>
  fc.array(grapheme, { minLength: length, maxLength: length }).map((all) => all.join(''));

it('counts what a person sees: 25 characters of any script fit, 26 do not', () => {
  fc.assert(
    fc.property(text(25), text(26), (fits, tooLong) => {
      expect(nicknameProblem(fits, 'nl')).toBeUndefined();
      expect(nicknameProblem(tooLong, 'nl')).toEqual({ code: 'tooLong', params: { char: 26, max: 25 } });
      expect(nicknameProblem(fits.normalize('NFD'), 'nl')).toBeUndefined();
    }),
  );
});

it('takes a description of any script from 400 to 700 characters, spaces around not counted', () => {
  const length = fc.integer({ min: 395, max: 705 }).chain((count) => text(count).map((words) => ({ count, words })));
  fc.assert(
    fc.property(length, ({ count, words }) => {
      const code = count < 400 ? 'tooShort' : count > 700 ? 'tooLong' : undefined;
      expect(descriptionProblem(`  ${words}\n`)?.code).toBe(code);
    }),
    { numRuns: 30 },
  );
});

it('finds a forbidden word between any others, and a link in any case', () => {
  const words = fc.stringMatching(/^[a-z ]{0,20}$/);
  fc.assert(
    fc.property(
      words,
      words,
      fc.constantFrom('PayMeHere', 'HTTPS://x.example', 'www.x.example'),
      (before, after, bad) => {
        expect(isAllowedText(`${before} ${bad} ${after}`)).toBe(false);
      },
    ),
  );
});

it('holds the shown age within the configured range of the real age, also where the platform sends the real age alone', () => {
  const bounds = narrowed({ min: 18, max: 99, real: 30, range: undefined }, { ageRange: 5 });
  expect([youngestAge(bounds), oldestAge(bounds)]).toEqual([25, 35]);
  const free = narrowed({ min: 18, max: 99, real: 30, range: undefined }, {});
  expect([youngestAge(free), oldestAge(free)]).toEqual([18, 99]);
});

it('lets the configured minimum, maximum and range narrow what the platform allows of an age', () => {
  const platform = { min: 18, max: 99, real: 30, range: 10 };
  expect(narrowed(platform, { minimumAge: 21, maximumAge: 60, ageRange: 5 })).toEqual({
    min: 21,
    max: 60,
    real: 30,
    range: 5,
  });
  expect(narrowed(platform, { minimumAge: 18, maximumAge: 120, ageRange: 20 })).toEqual(platform);
  expect(narrowed(platform, {})).toEqual(platform);
});

it('counts of a description what is seen, and takes a nickname that shows nothing for empty', () => {
  for (const nothing of ['\u200B', '\u200D', '\u00AD', '\u3164', '\u202E']) {
    expect(descriptionProblem(nothing.repeat(420))).toEqual({ code: 'tooShort', params: { char: 0, min: 400 } });
    expect(descriptionProblem(`a${nothing.repeat(420)}b`)?.code).toBe('tooShort');
    expect(nicknameProblem(nothing, 'nl')).toEqual({ code: 'required' });
  }
  expect(descriptionProblem('\u200Ba'.repeat(700))).toBeUndefined();
});
