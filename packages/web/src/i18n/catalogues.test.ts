import { expect, it } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

const CATALOGUES = { de, en };
const dutch = new Map(leaves(nl));

it.each(['de', 'en'] as const)('has the same keys in %s as in Dutch', (language) => {
  expect(leaves(CATALOGUES[language]).map(([key]) => key).sort()).toEqual([...dutch.keys()].sort());
});

it.each(['de', 'en'] as const)('fills the same values into each sentence in %s as in Dutch', (language) => {
  const differing = leaves(CATALOGUES[language]).filter(
    ([key, text]) => placeholders(text).join() !== placeholders(dutch.get(key) ?? '').join(),
  );
  expect(differing).toEqual([]);
});

it('leaves no text empty', () => {
  expect([...leaves(nl), ...leaves(de), ...leaves(en)].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each([
  ['nl', nl],
  ['de', de],
  ['en', en],
])('keeps the sections of %s in alphabetical order', (_language, catalogue) => {
  expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
});
