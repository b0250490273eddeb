import { expect, it } from 'vitest';
import { BANNED_NAMES, BANNED_WORDS } from '../../scripts/banned-names.ts';
import { countsOf, findingsOf, judge, readSources, type Finding } from '../../scripts/plain-words.ts';
import { CEILINGS } from '../../scripts/word-ceilings.ts';

const found = (source: string, path = 'packages/web/src/chat/planted.ts'): readonly string[] =>
  findingsOf(path, source).map(({ kind, line, text }) => `${kind} ${line} ${text}`);

// Written in parts, or the scan of the sources would find this file.
const SHE = ['sh', 'e'].join('');
const HIS = ['hi', 's'].join('');
const OF_HERS = ['herF', 'orms'].join('');

it.each(['How', 'What', 'When', 'Whether', 'Who', 'Whoever', 'Where', 'Which', 'Why'])(
  'finds a docstring that begins with %s',
  (word) => {
    expect(found(`const a = 0;\n\n/** ${word} it goes. */\nconst b = a;`)).toEqual([`docstring 3 ${word} it goes.`]);
  },
);

it('finds a question word at the head of a file and on the second line of a docstring', () => {
  expect(found('// Who calls.\nconst a = 0;')).toEqual(['docstring 1 Who calls.']);
  expect(found('/**\n * What is left.\n * @returns a number\n */\nconst a = 0;')).toEqual([
    'docstring 1 What is left.',
  ]);
});

it('accepts a docstring that begins with a noun or a verb', () => {
  expect(found('/** Counts what is left, and says when. */\nconst a = 0; // when it ends')).toEqual([]);
});

it('finds a gendered pronoun once in each line of a comment', () => {
  const source = `/**\n * Ends when ${SHE} leaves.\n * Keeps ${HIS} seat, ${HIS} name.\n */\nconst a = 0; // ${SHE} left`;
  expect(found(source)).toEqual([
    `pronoun 2 * Ends when ${SHE} leaves.`,
    `pronoun 3 * Keeps ${HIS} seat, ${HIS} name.`,
    `pronoun 5 ${SHE} left`,
  ]);
});

it.each([
  ["it('TITLE', run);"],
  ["it.each([1])('TITLE', run);"],
  ["test.describe('TITLE', run);"],
  ['describe(`TITLE`, run);'],
])('finds a gendered pronoun in the title of %s', (call) => {
  const title = `shows ${HIS} name`;
  expect(found(call.replace('TITLE', title))).toEqual([`pronoun 1 ${title}`]);
});

it('accepts a pronoun in quotation marks, in backticks, and in a text of the product', () => {
  expect(found(`// Says "${SHE} left" for \`${SHE}\`.\nconst text = '${SHE} left';`)).toEqual([]);
});

it.each([
  [`const ${OF_HERS} = 0;`],
  [`let a = 0, ${OF_HERS} = a;`],
  [`const { a: ${OF_HERS} } = b;`],
  [`const { ${OF_HERS} = 1 } = b;`],
  [`function ${OF_HERS}() {}`],
  [`class ${OF_HERS} {}`],
  [`class A { #${OF_HERS} = 0; }`],
  [`class A { ${OF_HERS}() {} }`],
  [`class A { m(${OF_HERS}) {} }`],
  [`interface ${OF_HERS} {}`],
  [`interface A { ${OF_HERS}: string }`],
  [`interface A { ${OF_HERS}(): string }`],
  [`type ${OF_HERS} = string;`],
  [`const [${OF_HERS}] = b;`],
  [`f((${OF_HERS}) => 0);`],
  [`f((${OF_HERS} = 1) => 0);`],
  [`f(({ ${OF_HERS} }) => 0);`],
  [`f({ ${OF_HERS}: 0 });`],
])('finds a banned name in %s', (source) => {
  expect(found(source)).toEqual([`name 1 ${OF_HERS}`]);
});

it('finds a banned name of a file', () => {
  expect(found('', `packages/web/src/account/${['her', 'forms'].join('-')}.ts`)).toEqual([
    `name 1 ${['her', 'forms'].join('-')}`,
  ]);
});

it('counts a banned name once in a file, and not where it is only used', () => {
  expect(found(`const ${OF_HERS} = 0;\nconst f = (${OF_HERS}) => ${OF_HERS};`)).toHaveLength(1);
  expect(found(`use(${OF_HERS}); page.fill(a); const others = there.where;`)).toEqual([]);
});

it('has a term for every banned name and word', () => {
  expect([...BANNED_NAMES, ...BANNED_WORDS].filter(([, term]) => term === '')).toEqual([]);
  for (const name of [...BANNED_NAMES.keys(), ...BANNED_WORDS.keys()]) {
    expect(found(`const ${name} = 0;`)).toEqual([`name 1 ${name}`]);
  }
});

it('refuses a folder above its ceiling, and names the ceilings that can be lowered', () => {
  const ceilings = { tests: { docstring: 1, pronoun: 0, name: 2 } };
  expect(judge({ tests: { docstring: 2, pronoun: 0, name: 1 } }, ceilings)).toEqual({
    above: ['tests: 2 question-word docstrings, ceiling 1'],
    below: ['tests: 1 banned names, ceiling 2'],
  });
  expect(judge({ tests: { docstring: 1, pronoun: 0, name: 2 } }, ceilings)).toEqual({ above: [], below: [] });
});

it('counts each finding with its folder', () => {
  const planted: readonly Finding[] = [
    { kind: 'name', path: 'packages/web/src/a.ts', line: 1, text: '' },
    { kind: 'name', path: 'vitest.config.ts', line: 1, text: '' },
  ];
  expect(countsOf(planted)).toMatchObject({ 'packages/web': { name: 1, pronoun: 0 }, scripts: { name: 1 } });
});

it('keeps every folder of the repository at or below its ceiling', () => {
  const { files, findings } = readSources();
  expect(files).toBeGreaterThan(1000);
  expect(Object.keys(countsOf(findings))).toEqual(Object.keys(CEILINGS));
  expect(judge(countsOf(findings)).above).toEqual([]);
});
