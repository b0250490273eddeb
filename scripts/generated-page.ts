// A page of docs, or a part of one, that is made of the sources: written on request, else only held against what the sources say now.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/process.mjs';

const read = (page: string): string => {
  try {
    return readFileSync(join(ROOT, page), 'utf8');
  } catch {
    return '';
  }
};

/**
 * @param page its path in the repository
 * @param text what it must say
 * @returns the exit code: 1 when it says something else and `--write` was not asked for
 */
export const keepPage = (page: string, text: string): number => {
  if (text === read(page)) return 0;
  if (!process.argv.includes('--write')) {
    console.log(`${page} is no longer true: run \`npm run docs\` and commit the page.`);
    return 1;
  }
  mkdirSync(dirname(join(ROOT, page)), { recursive: true });
  writeFileSync(join(ROOT, page), text);
  console.log(`${page} written`);
  return 0;
};

/** Makes a table of Markdown from its rows, the first of which is its head. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * Keeps the parts of a page that stand between `<!-- generated: name -->` and `<!-- end -->`.
 *
 * @param parts text of each, by its name
 * @returns the exit code, as of `keepPage`
 */
export const keepParts = (page: string, parts: Readonly<Record<string, string>>): number => {
  let text = read(page);
  for (const [name, part] of Object.entries(parts)) {
    const marks = new RegExp(`(?<=<!-- generated: ${name} -->\n).*?(?=<!-- end -->)`, 's');
    if (!marks.test(text)) throw new Error(`${page} has no place for ${name}.`);
    text = text.replace(marks, () => `\n${part}\n\n`);
  }
  return keepPage(page, text);
};
