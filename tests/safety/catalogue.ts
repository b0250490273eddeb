import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/process.mjs';

export const LANGUAGES = ['nl', 'en', 'de'] as const;

const flatten = (value: unknown, key = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`))
    : [[key, String(value)]];

/** Every text of one language by its key. */
export const catalogue = (language: string): ReadonlyMap<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(ROOT, `packages/web/src/i18n/${language}.json`), 'utf8'))));
