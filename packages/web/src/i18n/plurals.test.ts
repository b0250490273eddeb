import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

const CATALOGUES: Readonly<Record<Language, object>> = { nl, en, de };

const textsOf = (part: unknown, path = ''): readonly (readonly [key: string, text: string])[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, inner]) => textsOf(inner, path === '' ? name : `${path}.${name}`))
    : [[path, String(part)]];

const FORM = /_(?:zero|one|other)$/;
const counted = (language: Language): readonly string[] => [
  ...new Set(
    textsOf(CATALOGUES[language])
      .filter(([key]) => FORM.test(key))
      .map(([key]) => key.replace(FORM, '')),
  ),
];

/** A number that stands apart from the words, so that no word depends on it. */
const APART = ['attention.session.wrote', 'inbox.newMessage', 'media.form.chosen', 'media.tab'];

/** Words that are the same for one and for many. */
const SAME_FOR_ALL: Readonly<Record<Language, RegExp>> = {
  en: /\bunread$|\bwaiting$/,
  nl: /\bongelezen$|\buur$/,
  de: /\bungelesen$|\bZeichen$/,
};

beforeAll(() => i18next.init({ lng: 'nl', resources: {}, interpolation: { escapeValue: false } }));

const shown = (language: Language, key: string, count: number): string => {
  i18next.addResourceBundle(language, 'translation', CATALOGUES[language], true, true);
  // The keys come from the catalogue, not from the table of types.
  const t = i18next.getFixedT(language) as unknown as (name: string, values: object) => string;
  return t(key, { count, shown: count, price: count });
};
const rows = LANGUAGES.flatMap((language) => counted(language).map((key) => [language, key] as const));

it('has texts with a number in each language', () => {
  for (const language of LANGUAGES) expect(counted(language).length).toBeGreaterThan(15);
});

it.each(rows)('shows 0, 1 and 2 of a thing in %s: %s', (language, key) => {
  const [none, one, two] = [0, 1, 2].map((count) => shown(language, key, count));
  expect(two).toMatch(/(?<!\d)2(?!\d)/);
  expect(one).toMatch(/(?<!\d)1(?!\d)/);
  // None is said in words, or as many are.
  expect([two?.replace('2', '0')].concat(/\d/.test(none ?? '') ? [] : [none])).toContain(none);
  const isSame = one?.replace('1', '2') === two;
  expect(isSame).toBe(SAME_FOR_ALL[language].test(two ?? ''));
});

it.each(LANGUAGES)('gives every %s text with a count a form for one and a form for many', (language) => {
  const texts = new Map(textsOf(CATALOGUES[language]));
  const without = [...texts].filter(([key, text]) => text.includes('{{count}}') && !FORM.test(key));
  expect(without.map(([key]) => key).toSorted()).toEqual(APART);
  const halves = counted(language).filter((key) => !texts.has(`${key}_one`) || !texts.has(`${key}_other`));
  expect(halves).toEqual([]);
});
