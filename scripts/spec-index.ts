// Turns the `@spec §N Topic` tags of the sources into docs/spec-index.md: one row for each declaration with a tag, the core's first.
// The page is not committed: each edit moves its lines. Without --write the tags are only checked.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/process.mjs';

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
  /** Of the tag, from 1. */
  readonly line: number;
  /** Name of the documented declaration; empty without one. */
  readonly name: string;
  /** First sentence of the comment; empty where the comment holds the tag alone. */
  readonly summary: string;
}

/** Removes the remark for the reader of the source, which follows a dash or a semicolon. */
const withoutRemark = (text: string): string => (text.split(/\s[—–-]\s|;\s/)[0] ?? '').replace(/[\s.,:]+$/, '').trim();

/** Begins a word with a capital; names of fields and calls stay as they are. */
const capitalised = (text: string): string =>
  /^[a-z]+(\s|$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** The first name that is declared behind the tag: a constant, a type, a field or a method; of a row of the wiring its source. */
const nameBehind = (rest: string): string => {
  const declaration = rest.replace(/^[^\n]*\n/, '').replace(/^(?:\s*\*[^\n]*\n)+/, '');
  const [, name = ''] =
    /^\s*(?:(?:export|readonly|default|async|declare|abstract|static|get|set)\s+)*(?:const|function|interface|type|class)?\s*([\w$]+)(?:\s*[?:=({<]|\s+(?:extends|implements)\b)/.exec(
      declaration,
    ) ?? [];
  if (name !== 'when') return name;
  const [, source = ''] = /when\(\s*(?:\w+\(\s*)*([\w$.]+)/.exec(declaration) ?? [];
  return `when ${source}`;
};

/** The text of a comment from its opening to the tag, without the marks of a comment. */
const commentBefore = (before: string): string => {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/^\s*\/\//.test(line))
    return /(?:^|\n)((?:[ \t]*\/\/[^\n]*(?:\n|$))+)$/.exec(before)?.[1]?.replaceAll(/^\s*\/\/ ?/gm, '') ?? '';
  return before.slice(before.lastIndexOf('/**') + 3).replaceAll(/^\s*\*/gm, '');
};

/** Takes the first sentence of a comment, on one line; a colon before a list ends it as well. */
const firstSentence = (comment: string): string => {
  const text = comment
    .replaceAll(/\{@link\s+(\w+)[^}]*\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s+[^a-z]|$)/.exec(text)?.[0] ?? text;
};

/** Escapes what the page would read as Markdown, outside of code. */
const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', '\\|');

/** All tags of one file; a tag may name several sections, each with its own sign: `§7 GET localize, §2 Guards`. */
export const tagsOf = (file: string, source: string): readonly Tag[] =>
  [...source.matchAll(/@spec\b([^\n]*)(?:\n +\* (?!@)(\w.*))?/g)].flatMap(({ 1: text = '', 2: rest, index }) => {
    if (rest !== undefined) throw new Error(`${file}: @spec${text} goes on in the next line: write it in one line`);
    const line = source.slice(0, index).split('\n').length;
    const name = nameBehind(source.slice(index));
    const summary = firstSentence(commentBefore(source.slice(0, index)));
    const parts = text
      .replace(/\*\/.*$|\s@\w.*$/, '')
      .split('§')
      .slice(1);
    const tags = parts.map((part) => {
      const [, section = '', topic = ''] = /^(\d+)(?:\.\d+)*(.*)$/.exec(part) ?? [];
      return { section, topic: capitalised(withoutRemark(topic)), file, line, name, summary };
    });
    if (tags.length === 0 || tags.some(({ section }) => !(section in SECTIONS))) {
      throw new Error(`${file}: @spec${text} names no section; write for example: @spec §4 Request flow`);
    }
    return tags;
  });

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const link = ({ file, line }: Tag): string =>
  `[${file.replace(/^packages\//, '').replace('/src/', '/')}:${line}](../${file}#L${line})`;

/** Order of the packages: the rule itself comes before the code that transports, simulates and shows it. */
const PACKAGES = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'sim-cli', 'web'];

const rankOf = ({ file }: Tag): number => PACKAGES.indexOf(file.split('/')[1] ?? '');

const inOrder = (left: Tag, right: Tag): number =>
  byText(left.topic, right.topic) ||
  rankOf(left) - rankOf(right) ||
  byText(left.file, right.file) ||
  left.line - right.line;

const row = (tag: Tag): string => {
  const topic = tag.topic === '' ? 'The section as a whole' : escaped(tag.topic);
  return `| ${topic} | ${tag.name === '' ? '' : `\`${tag.name}\``} | ${escaped(tag.summary)} | ${link(tag)} |`;
};

const table = (tags: readonly Tag[]): string =>
  tags.length === 0
    ? 'No source names this section.'
    : [
        '| rule | name | what it is or does | where |',
        '| --- | --- | --- | --- |',
        ...tags.toSorted(inOrder).map(row),
      ].join('\n');

/** Makes the page of all tags, as Markdown. */
export const pageOf = (tags: readonly Tag[]): string =>
  [
    '# Where the specification lives in the sources',
    'Generated from the `@spec` tags by `npm run docs`. Search it for a word of the rule; the rows of a rule begin with the core, which decides it.',
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

if (import.meta.main) {
  const page = thePage();
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, PAGE), page);
}
