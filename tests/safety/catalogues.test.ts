import { expect, it } from 'vitest';
import { catalogue, LANGUAGES } from './catalogue.ts';

const keysOf = (texts: ReadonlyMap<string, string>): readonly string[] => [...texts.keys()].sort();

const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();

it.each(LANGUAGES)('has the same texts in %s as in the other languages', (language) => {
  expect(keysOf(catalogue(language))).toEqual(keysOf(catalogue('en')));
});

it.each(LANGUAGES)('leaves no text empty in %s', (language) => {
  expect([...catalogue(language)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

it.each(LANGUAGES)('fills in the same values in %s as in the other languages', (language) => {
  const english = catalogue('en');
  const differing = [...catalogue(language)].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

it.each([
  ['nl', 'accepteren', 'aannemen'],
  ['nl', 'memo bewaard', 'memo opgeslagen'],
  ['de', 'schnellantwort', 'Kurzantwort'],
  ['de', 'konto freigegeben', 'Konto freigeschaltet'],
  ['de', 'melden, wenn', 'Mitteilung, wenn'],
])('has one term in %s for each thing: not %s but %s', (language, word) => {
  const found = [...catalogue(language)].filter(([, text]) => text.toLowerCase().includes(word));
  expect(found.map(([key]) => key)).toEqual([]);
});
