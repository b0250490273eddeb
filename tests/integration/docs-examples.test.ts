import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { runHere } from '../support/run-here.ts';

/** Scenarios and commands stand in the pages as a reader copies them; a scenario's first line names its file. */
const PAGES = globSync(['docs/**/*.md', 'packages/*/README.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const BLOCK = /^```(\w*)\n(.*?)\n```$/gms;
const NAMED = /^# (\S+\.scenario\.yaml)$/m;
const COMMAND = /^\$ npm run sim -- (replay .+)$/;

interface Block {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

const blocks: readonly Block[] = PAGES.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(BLOCK)].map(([, language = '', text = '']) => ({
    page,
    language,
    text,
  })),
);
const scenarios = blocks.filter(({ language, text }) => language === 'yaml' && /^steps:/m.test(text));
const commands = blocks.flatMap(({ page, text }) => {
  const [first = '', ...output] = text.split('\n');
  const command = COMMAND.exec(first)?.[1];
  // A run on a platform that runs tells real times.
  return command === undefined || command.includes('--live') ? [] : [{ page, command, output }];
});

const folder = mkdtempSync(join(tmpdir(), 'greenroom-examples-'));
for (const { text } of scenarios) {
  const name = NAMED.exec(text)?.[1];
  if (name !== undefined) writeFileSync(join(folder, name), `${text}\n`);
}
afterAll(() => rmSync(folder, { recursive: true }));

/** Scenarios whose page shows how they fail. */
const failing = new Set(
  commands
    .filter(({ output }) => !output.some((line) => line.startsWith('✓')))
    .map(({ command }) => command.split(' ')[1]),
);

/** A script of Artillery, which loads a running platform. */
const isLoad = ({ text }: Block): boolean => text.startsWith('config:');

it('finds the scenarios and the commands of the pages, and no other YAML but a script of Artillery', () => {
  const yaml = blocks.filter(({ language }) => /^ya?ml$/.test(language));
  expect(yaml.filter((block) => !isLoad(block))).toEqual(scenarios);
  expect(scenarios.length).toBeGreaterThanOrEqual(3);
  expect(commands.length).toBeGreaterThanOrEqual(3);
});

describe.each(scenarios)('a scenario of $page', ({ text }) => {
  it('names its file and passes as it stands, unless its page shows how it fails', async () => {
    const name = NAMED.exec(text)?.[1] ?? '';
    expect(name).not.toBe('');
    const { code, complaint } = await runHere(['replay', join(folder, name), '--quiet']);
    expect({ isPassing: code === 0, complaint: code === 0 ? complaint : '' }).toEqual({
      isPassing: !failing.has(name),
      complaint: '',
    });
  });
});

it.each(commands)('prints what $page shows for `$command`', async ({ command, output }) => {
  const words = command.split(' ').map((word) => (word.endsWith('.scenario.yaml') ? join(folder, word) : word));
  const { out, complaint } = await runHere(words);
  const printed = `${out}${complaint}`.replaceAll(`${folder}/`, '').split('\n');
  const missing = output.filter((line) => line !== '…' && !printed.includes(line));
  expect(missing).toEqual([]);
});
