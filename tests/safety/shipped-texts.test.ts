import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { catalogue, LANGUAGES } from './catalogue.ts';

const KEYS = ['Enter', 'Esc', '?'];

it.each(LANGUAGES.flatMap((language) => ['faq', 'instructions'].map((page) => [language, page] as const)))(
  'names in %s/%s no button or page that the interface does not have',
  (language, page) => {
    const text = readFileSync(join(ROOT, `packages/sim-cli/content/${language}/${page}.md`), 'utf8');
    const known = [...KEYS, ...catalogue(language).values()];
    const named = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);
