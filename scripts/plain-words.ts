// Finds docstrings that open with a question word, gendered pronouns and banned names in the sources of the repository.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Comment, type Program } from 'oxc-parser';
import { isBannedName } from './banned-names.ts';
import { ROOT } from './lib/process.mjs';

/** Name of each kind of finding in the counts, and what to write instead. */
const KINDS = {
  docstring: { title: 'question-word docstrings', advice: 'begin with a noun or a verb' },
  pronoun: { title: 'gendered pronouns', advice: 'write performer, customer or user' },
  name: { title: 'banned names', advice: 'take the term that scripts/banned-names.ts has instead' },
};
type Kind = keyof typeof KINDS;

interface Finding {
  readonly kind: Kind;
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const QUESTION = /^(how|what|when|whether|who|whose|whom|where|which|why|(?:what|when|wher|which|who)ever)\b/i;
const GENDERED = /\b(she|her|hers|herself|he|him|his|himself)\b/i;
/** Quotations, such as those of the specification, and names of the code in backticks: their words do not count. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;
const TITLED = /^(it|test|describe)$/;

const firstWords = (comment: string): string => comment.replace(/^[*\s]+/, '');

/** A block comment with two stars, or the line comment that a file opens with. */
const isDocstring = ({ type, value, start }: Comment): boolean =>
  type === 'Block' ? value.startsWith('*') : start === 0;

interface Named {
  readonly name: string;
  readonly start: number;
}

/** Leading names of a call such as `it`, `it.each(rows)` or `test.describe`. */
const calledName = (callee: unknown): string => {
  const { type, name, object, callee: inner, tag } = callee as Record<string, unknown>;
  if (type === 'Identifier') return String(name);
  const next = object ?? inner ?? tag;
  return next === undefined ? '' : calledName(next);
};

/** Every declared name and every test title of a file. */
const namesAndTitles = (program: Program): { readonly names: readonly Named[]; readonly titles: readonly Named[] } => {
  const names: Named[] = [];
  const titles: Named[] = [];
  const add = (node: unknown): void => {
    const { type, name, start } = node as { type?: string; name?: string; start: number };
    if ((type === 'Identifier' || type === 'PrivateIdentifier') && name !== undefined) names.push({ name, start });
  };
  const addId = ({ id }: { readonly id?: unknown }): void => {
    if (id) add(id);
  };
  const addKey = ({ key, computed }: { readonly key: unknown; readonly computed?: boolean }): void => {
    if (computed !== true) add(key);
  };
  const addParams = ({ params }: { readonly params: readonly unknown[] }): void => params.forEach(add);
  const addFunction = (node: { readonly id?: unknown; readonly params: readonly unknown[] }): void => {
    addId(node);
    addParams(node);
  };
  new Visitor({
    VariableDeclarator: addId,
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ClassDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    ObjectPattern: ({ properties }) =>
      properties.forEach((property) => property.type === 'Property' && add(property.value)),
    ArrayPattern: ({ elements }) => elements.forEach((element) => element && add(element)),
    AssignmentPattern: ({ left }) => add(left),
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
    ArrowFunctionExpression: addParams,
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!TITLED.test(calledName(callee)) || title === undefined) return;
      if (title.type === 'Literal') titles.push({ name: String(title.value), start: title.start });
      if (title.type === 'TemplateLiteral') {
        titles.push({ name: title.quasis.map(({ value }) => value.raw).join('…'), start: title.start });
      }
    },
  }).visit(program);
  return { names, titles };
};

/** All findings of one file; a name counts once in a file, a comment once for each of its lines. */
export const findingsOf = (path: string, source: string): readonly Finding[] => {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const { names, titles } = namesAndTitles(program);
  const at = (kind: Kind, start: number, text: string): Finding => ({
    kind,
    path,
    line: source.slice(0, start).split('\n').length,
    text: text.trim(),
  });
  const banned = new Map(
    names.filter(({ name }) => isBannedName(name, path)).map((named) => [named.name, named] as const),
  );
  const fileName = path.replace(/^.*\//, '').replace(/\..*$/, '');
  return [
    ...comments
      .filter((comment) => isDocstring(comment) && QUESTION.test(firstWords(comment.value)))
      .map(({ value, start }) => at('docstring', start, firstWords(value).split('\n')[0] ?? '')),
    ...comments.flatMap(({ value, start }) =>
      value
        .replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[^\n]/g, ' '))
        .split('\n')
        .map((text, index, all) => ({ text, start: start + all.slice(0, index).join('\n').length + 3 }))
        .filter(({ text }) => GENDERED.test(text))
        .map(({ text, start: from }) => at('pronoun', from, text)),
    ),
    ...titles.filter(({ name }) => GENDERED.test(name)).map(({ name, start }) => at('pronoun', start, name)),
    ...[...banned.values()].map(({ name, start }) => at('name', start, name)),
    ...(isBannedName(fileName, path) ? [at('name', 0, fileName)] : []),
  ];
};

const SOURCES = [
  'packages/*/src/**/*.{ts,tsx}',
  'packages/*/*.ts',
  'tests/**/*.{ts,mjs}',
  'scripts/**/*.{ts,mjs}',
  '*.{ts,mjs}',
];

/** Findings of every source of the repository, and the number of files read. */
export const readSources = (): { readonly files: number; readonly findings: readonly Finding[] } => {
  const paths = globSync(SOURCES, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return {
    files: paths.length,
    findings: paths.sort().flatMap((path) => findingsOf(path, readFileSync(join(ROOT, path), 'utf8'))),
  };
};

const report = (): number => {
  const { files, findings } = readSources();
  for (const { kind, path, line, text } of findings) console.log(`${path}:${line} ${KINDS[kind].advice}: ${text}`);
  const counts = Object.entries(KINDS).map(
    ([name, { title }]) => `${findings.filter(({ kind }) => kind === name).length} ${title}`,
  );
  console.log(`${counts.join(', ')} in ${files} files`);
  return files > 0 && findings.length === 0 ? 0 : 1;
};

if (import.meta.main) process.exitCode = report();
