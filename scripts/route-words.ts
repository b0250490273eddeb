import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import { ROOT } from './lib/process.mjs';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type CatalogueLanguage = (typeof LANGUAGES)[number];

const catalogues = new Map<string, unknown>();
const catalogue = (language: string): unknown => {
  const path = join(ROOT, 'packages', 'web', 'src', 'i18n', `${language}.json`);
  const known = catalogues.get(language) ?? JSON.parse(readFileSync(path, 'utf8'));
  catalogues.set(language, known);
  return known;
};

/** @returns empty when the catalogue has no such text */
export const wordOf = (language: CatalogueLanguage, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, part) : undefined),
      catalogue(language),
    );
  return typeof found === 'string' ? found : '';
};

/** Title of a page's tab and its heading; no heading where the page is named after what it shows. */
export const routeWords = (name: RouteName, language: CatalogueLanguage) => {
  const { title, heading = title } = ROUTES[name];
  return {
    title: wordOf(language, title),
    heading: heading === false ? undefined : wordOf(language, heading),
  };
};
