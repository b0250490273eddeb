import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { catalogue, LANGUAGES } from './catalogue.ts';

const KEYS = ['Enter', 'Esc', '?'];

const read = (language: string, page: string): string =>
  readFileSync(join(ROOT, `packages/sim-cli/content/${language}/${page}.md`), 'utf8');

it.each([
  ['en', 'one or two working days'],
  ['nl', 'één tot twee werkdagen'],
  ['de', 'ein bis zwei Werktage'],
])('says in the questions in %s, as in the notice, that an approval takes %s', (language, time) => {
  expect([...catalogue(language).values()].join('\n')).toContain(time);
  expect(read(language, 'faq')).toContain(time);
});

it.each(LANGUAGES.flatMap((language) => ['faq', 'instructions'].map((page) => [language, page] as const)))(
  'names in %s/%s no button or page that the interface does not have',
  (language, page) => {
    const known = [...KEYS, ...catalogue(language).values()];
    const named = [...read(language, page).matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);
