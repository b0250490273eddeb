import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/house/process.mjs';

const LANGUAGES = ['nl', 'en', 'de'] as const;

const flatten = (value: unknown, key = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`))
    : [[key, String(value)]];

const catalogue = (language: string): ReadonlyMap<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(ROOT, `packages/web/src/i18n/${language}.json`), 'utf8'))));

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
