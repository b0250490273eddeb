// Turns the `@spec §N Topic` tags of the sources into docs/spec-index.md: where each part of the specification lives.
// Without --write it only says whether the page is still true.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPage } from './generated-page.ts';
import { ROOT } from './house/process.mjs';

const PAGE = 'docs/spec-index.md';

const SECTIONS: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

export interface Tag {
  readonly section: string;
  readonly topic: string;
  readonly file: string;
}

/** What follows a dash or a semicolon is a remark for the reader of the source. */
const withoutRemark = (text: string): string => (text.split(/\s[—–-]\s|;\s/)[0] ?? '').replace(/[\s.,:]+$/, '').trim();

/** Words begin with a capital, names of fields and calls stay as they are. */
const capitalised = (text: string): string =>
  /^[a-z]+(\s|$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** All tags of one file; a tag may name several sections, each with its own sign: `§7 GET localize, §2 Guards`. */
export const tagsOf = (file: string, source: string): readonly Tag[] =>
  [...source.matchAll(/@spec\b([^\n]*)/g)].flatMap(([, line = '']) => {
    const parts = line
      .replace(/\*\/.*$/, '')
      .split('§')
      .slice(1);
    const tags = parts.map((part) => {
      const [, section = '', topic = ''] = /^(\d+)(?:\.\d+)*(.*)$/.exec(part) ?? [];
      return { section, topic: capitalised(withoutRemark(topic)), file };
    });
    if (tags.length === 0 || tags.some(({ section }) => !(section in SECTIONS))) {
      throw new Error(`${file}: @spec${line} names no section; write for example: @spec §4 Request flow`);
    }
    return tags;
  });

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const link = (file: string): string => `[${file.replace(/^packages\//, '').replace('/src/', '/')}](../${file})`;

const table = (tags: readonly Tag[]): string => {
  if (tags.length === 0) return 'No source names this section.';
  const topics = [...new Set(tags.map(({ topic }) => topic))].sort(byText);
  const rows = topics.map((topic) => {
    const files = new Set(tags.filter((tag) => tag.topic === topic).map(({ file }) => file));
    const name = topic === '' ? 'The section as a whole' : topic.replaceAll('|', '\\|');
    return `| ${name} | ${[...files].sort(byText).map(link).join('<br>')} |`;
  });
  return ['| topic | where |', '| --- | --- |', ...rows].join('\n');
};

/** The whole page. */
export const pageOf = (tags: readonly Tag[]): string =>
  [
    '# Where the specification lives in the sources',
    'Generated from the `@spec` tags by `npm run docs`; not edited by hand.',
    ...Object.entries(SECTIONS).flatMap(([section, title]) => [
      `## §${section} ${title}`,
      table(tags.filter((tag) => tag.section === section)),
    ]),
  ].join('\n\n') + '\n';

const sources = (): readonly string[] =>
  globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort(byText);

const thePage = (): string => pageOf(sources().flatMap((file) => tagsOf(file, readFileSync(join(ROOT, file), 'utf8'))));

if (import.meta.main) process.exitCode = keepPage(PAGE, thePage());
