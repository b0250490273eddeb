// Fills the tables of docs/simulation/errors.md from the table of provocations and the English texts.
// Without --write it only says whether the page is still true.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROVOCATIONS } from '@greenroom/sim-cli/platform/base/sentinels/provocations';
import { keepPage } from './generated-page.ts';
import { ROOT } from './lib/process.mjs';

const PAGE = 'docs/simulation/errors.md';
const CATALOGUE = 'packages/web/src/i18n/en.json';
const HEADING = /^## (.+)$/;
const BEGIN = '<!-- generated: errors -->';
const END = '<!-- end -->';

interface Texts {
  readonly [key: string]: string | Texts;
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const textAt = (texts: Texts, path: readonly string[]): string | undefined => {
  let found: string | Texts | undefined = texts;
  for (const key of path) found = isTexts(found) ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Sentence that a performer reads for this code. @throws Error when the catalogue has none */
const sentenceOf = (texts: Texts, code: string): string => {
  const keys = code.split('.');
  const text = textAt(texts, ['error', ...keys]) ?? textAt(texts, keys);
  if (text === undefined) throw new Error(`${CATALOGUE} has no sentence for ${code}.`);
  // A value that is filled in at run time; two braces are code in the pages of the site.
  return text.replaceAll(/\{\{[^}]*\}\}/g, '…');
};

const escapeCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const tableOf = (texts: Texts, section: string): readonly string[] => {
  const rows = PROVOCATIONS.filter((row) => row.section === section);
  if (rows.length === 0) throw new Error(`${PAGE} has a section without errors: ${section}.`);
  const cells = rows.map(({ code, how }) => [`\`${code}\``, sentenceOf(texts, code), how]);
  return [['error', 'the performer reads', 'how'], ['---', '---', '---'], ...cells].map(
    (row) => `| ${row.map(escapeCell).join(' | ')} |`,
  );
};

/** The page with each table between its marks written again. @throws Error when a section of the table has no place in the page */
const filled = (page: string, texts: Texts): string => {
  const lines: string[] = [];
  const shown = new Set<string>();
  let section = '';
  let isInside = false;
  for (const line of page.split('\n')) {
    section = HEADING.exec(line)?.[1] ?? section;
    if (line === END) isInside = false;
    if (!isInside) lines.push(line);
    if (line !== BEGIN) continue;
    isInside = true;
    shown.add(section);
    lines.push('', ...tableOf(texts, section), '');
  }
  const missing = PROVOCATIONS.find((row) => !shown.has(row.section));
  if (missing !== undefined) throw new Error(`${PAGE} has no table for ${missing.section}.`);
  return lines.join('\n');
};

if (import.meta.main) {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const texts: unknown = JSON.parse(read(CATALOGUE));
  if (!isTexts(texts)) throw new Error(`${CATALOGUE} is no catalogue.`);
  process.exitCode = keepPage(PAGE, filled(read(PAGE), texts));
}
