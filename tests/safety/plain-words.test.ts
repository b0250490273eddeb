import { expect, it } from 'vitest';
import { BANNED_NAMES, BANNED_WORDS } from '../../scripts/banned-names.ts';
import { findingsOf, readSources } from '../../scripts/plain-words.ts';
import { trackedFiles } from './tracked-files.ts';

const found = (source: string, path = 'packages/web/src/chat/planted.ts'): readonly string[] =>
  findingsOf(path, source).map(({ kind, line, text }) => `${kind} ${line} ${text}`);

// Written in parts, or the scan of the sources would find this file.
const PRONOUN = ['sh', 'e'].join('');
const POSSESSIVE = ['hi', 's'].join('');
const BANNED = ['herF', 'orms'].join('');

it.each(['How', 'What', 'Whatever', 'When', 'Whether', 'Who', 'Whoever', 'Where', 'Wherever', 'Which', 'Why'])(
  'finds a docstring that begins with %s',
  (word) => {
    expect(found(`const a = 0;\n\n/** ${word} it goes. */\nconst b = a;`)).toEqual([`docstring 3 ${word} it goes.`]);
  },
);

it('names scenarios without a gendered pronoun', () => {
  const pronoun = /\b(?:she|hers?|he|him|his)\b/i;
  const scenarios = trackedFiles().filter(({ path }) => path.endsWith('.scenario.yaml'));
  expect(scenarios.length).toBeGreaterThan(80);
  const heads = scenarios.flatMap(({ text }) => text.match(/^(?:name|about):.*$/gm) ?? []);
  expect(heads.filter((head) => pronoun.test(head))).toEqual([]);
});

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
  const source = `/**\n * Ends when ${PRONOUN} leaves.\n * Keeps ${POSSESSIVE} seat, ${POSSESSIVE} name.\n */\nconst a = 0; // ${PRONOUN} left`;
  expect(found(source)).toEqual([
    `pronoun 2 * Ends when ${PRONOUN} leaves.`,
    `pronoun 3 * Keeps ${POSSESSIVE} seat, ${POSSESSIVE} name.`,
    `pronoun 5 ${PRONOUN} left`,
  ]);
});

it.each([
  ["it('TITLE', run);"],
  ["it.each([1])('TITLE', run);"],
  ["test.describe('TITLE', run);"],
  ['describe(`TITLE`, run);'],
])('finds a gendered pronoun in the title of %s', (call) => {
  const title = `shows ${POSSESSIVE} name`;
  expect(found(call.replace('TITLE', title))).toEqual([`pronoun 1 ${title}`]);
});

it('accepts a pronoun in quotation marks, in backticks, and in a text of the product', () => {
  expect(found(`// Says "${PRONOUN} left" for \`${PRONOUN}\`.\nconst text = '${PRONOUN} left';`)).toEqual([]);
});

it.each([
  [`const ${BANNED} = 0;`],
  [`let a = 0, ${BANNED} = a;`],
  [`const { a: ${BANNED} } = b;`],
  [`const { ${BANNED} = 1 } = b;`],
  [`function ${BANNED}() {}`],
  [`class ${BANNED} {}`],
  [`class A { #${BANNED} = 0; }`],
  [`class A { ${BANNED}() {} }`],
  [`class A { m(${BANNED}) {} }`],
  [`interface ${BANNED} {}`],
  [`interface A { ${BANNED}: string }`],
  [`interface A { ${BANNED}(): string }`],
  [`type ${BANNED} = string;`],
  [`const [${BANNED}] = b;`],
  [`f((${BANNED}) => 0);`],
  [`f((${BANNED} = 1) => 0);`],
  [`f(({ ${BANNED} }) => 0);`],
  [`f({ ${BANNED}: 0 });`],
])('finds a banned name in %s', (source) => {
  expect(found(source)).toEqual([`name 1 ${BANNED}`]);
});

it('finds a banned name of a file', () => {
  expect(found('', `packages/web/src/account/${['her', 'forms'].join('-')}.ts`)).toEqual([
    `name 1 ${['her', 'forms'].join('-')}`,
  ]);
});

it('counts a banned name once in a file, and not where it is only used', () => {
  expect(found(`const ${BANNED} = 0;\nconst f = (${BANNED}) => ${BANNED};`)).toHaveLength(1);
  expect(found(`use(${BANNED}); page.fill(a); const others = there.where;`)).toEqual([]);
});

it('has a term for every banned name and word', () => {
  expect([...BANNED_NAMES, ...BANNED_WORDS].filter(([, term]) => term === '')).toEqual([]);
  for (const name of [...BANNED_NAMES.keys(), ...BANNED_WORDS.keys()]) {
    expect(found(`const ${name} = 0;`)).toEqual([`name 1 ${name}`]);
  }
});

it('leaves no such word in the repository', () => {
  const { files, findings } = readSources();
  expect(files).toBeGreaterThan(1000);
  expect(findings).toEqual([]);
});
