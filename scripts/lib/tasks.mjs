// The tasks of a check: what each runs and how its tests are counted.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './install.mjs';
import { ensureBrowser } from './browser.mjs';
import { ROOT, run, tool } from './process.mjs';
import { hashOf, repository, stampOf, writeStamp } from './stamp.mjs';
import { reads } from './unread.mjs';
import { buildWeb } from './web-build.mjs';

const reportFile = (task) => {
  const folder = join(ROOT, 'node_modules', '.cache', 'greenroom');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${task}-${process.pid}.json`);
};

const readReport = (file) => {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
};

/** A task that fails without a failing test (a file that does not load, a crash) counts as one failure. */
const counted = (code, passed, failed) => ({ code, passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** A check without tests of its own counts as one. */
const check = (command) => async (options, args) => {
  const result = await command(options, args);
  return { ...result, ...counted(result.code, result.code === 0 ? 1 : 0, 0) };
};

const toolCheck = (name, fixed) => check((options, args) => run(tool(name), [...fixed, ...args], options));

/** Says that a task did not run, because nothing changed since it passed. */
export const UNCHANGED = 'unchanged';

/**
 * State of the files and of the browser that a task runs with, the pinned Node among the files; `undefined` outside of a repository.
 * Not the Node that runs this: the first time npm finds the machine's, later the pinned one.
 */
const stateOf = async (name, browser) => {
  const files = repository()?.filter((path) => reads(name, path));
  if (files === undefined) return undefined;
  const chromium = browser ? await ensureBrowser() : '';
  return hashOf(files, [chromium, chromium && statSync(chromium).mtimeMs].join());
};

/**
 * Skips a task that passed before with every file that it reads exactly as it is now, and counts again what passed then. A task
 * asked for by its name runs always, and so does every task of a run that is asked to do all again.
 */
const oncePerState =
  (name, task, { browser = false } = {}) =>
  async (options, args) => {
    const state = await stateOf(name, browser);
    const passedBefore = options.force || state === undefined ? undefined : stampOf(name, state);
    if (passedBefore !== undefined) return { ...counted(0, Number(passedBefore), 0), output: '', note: UNCHANGED };
    const result = await task(options, args);
    const whole = result.code === 0 && args.length === 0;
    // Not when a file changed while it ran.
    if (whole && state !== undefined && state === (await stateOf(name, browser)))
      writeStamp(name, state, result.passed);
    return result;
  };

/** Chooses the reporter: output that is read only after a failure begins with the failures, not with a line for each test that passed. */
const readable = ({ capture }, live) => (capture ? 'dot' : live);

const vitest =
  (project, { browser = false } = {}) =>
  async (options, args) => {
    const file = reportFile(project);
    const env = browser ? { PLAYWRIGHT_CHROMIUM: await ensureBrowser() } : {};
    const reporters = [`--reporter=${readable(options, 'default')}`, '--reporter=json', `--outputFile.json=${file}`];
    const all = ['run', '--project', project, '--passWithNoTests', ...reporters, ...args];
    const result = await run(tool('vitest'), all, { ...options, env });
    const report = readReport(file);
    return { ...result, ...counted(result.code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0) };
  };

/** The titles of the browser tests that passed only at their second try, each with its place. */
const secondTries = (suite) => [
  ...(suite.suites ?? []).flatMap(secondTries),
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
];

const endToEnd = async (options, args) => {
  const built = await buildWeb();
  if (built.code !== 0) return { ...built, ...counted(built.code, 0, 0) };
  const file = reportFile('e2e');
  const env = { PLAYWRIGHT_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const all = [
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--pass-with-no-tests',
    `--reporter=${readable(options, 'list')},json`,
    ...args,
  ];
  const result = await run(tool('playwright'), all, { ...options, env });
  const report = readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const again = report === undefined ? [] : secondTries(report);
  return {
    ...result,
    ...counted(result.code, expected + flaky, unexpected),
    ...(again.length > 0 && { note: `at the second try: ${again.join('; ')}` }),
  };
};

const documents = check(async (options, args) => {
  const results = [];
  for (const script of [
    'scripts/spec-index.ts',
    'scripts/wire-docs.ts',
    'scripts/routes-docs.ts',
    'scripts/command-docs.ts',
  ]) {
    if (!existsSync(join(ROOT, script))) continue;
    results.push(await run(pinnedNode(), [script, ...(args.length > 0 ? args : ['--check'])], options));
  }
  const failed = results.find((result) => result.code !== 0);
  return { code: failed?.code ?? 0, output: results.map((result) => result.output).join('') };
});

/** Counts words that docs/glossary.md rules out; the line of the task shows the counts. */
const plainWords = check(async (options, args) => {
  const result = await run(pinnedNode(), ['scripts/plain-words.ts', ...args], options);
  return {
    ...result,
    ...(result.code === 0 && options.capture && { note: result.output.trim().replaceAll('\n', '; ') }),
  };
});

/** Read twice: with the tests, and without them, so that code which only a test still uses is found too. */
const deadCode = check(async (options, args) => {
  const withTests = await run(tool('knip'), ['--no-config-hints', ...args], options);
  const production = ['--production', '--include', 'exports,files', '--no-config-hints', ...args];
  const withoutTests = await run(tool('knip'), production, options);
  return { code: withTests.code || withoutTests.code, output: withTests.output + withoutTests.output };
});

export const TASKS = {
  build: check(() => buildWeb()),
  // One checker a package: several would each work out again what the packages share.
  types: toolCheck('tsc', ['-b', '--pretty', '--checkers', '1', '--builders', '2']),
  lint: oncePerState('lint', toolCheck('oxlint', [])),
  format: toolCheck('oxfmt', ['--check']),
  directions: oncePerState(
    'directions',
    check((options, args) => run(pinnedNode(), ['scripts/directions.ts', ...args], options)),
  ),
  deadcode: oncePerState('deadcode', deadCode),
  docs: documents,
  words: plainWords,
  unit: oncePerState('unit', vitest('unit')),
  safety: oncePerState('safety', vitest('safety')),
  contract: oncePerState('contract', vitest('contract')),
  integration: oncePerState('integration', vitest('integration')),
  // Not among those of a whole run: it installs Debian's nginx and fetches a scanner.
  deploy: vitest('deploy', { browser: true }),
  components: oncePerState('components', vitest('components', { browser: true }), { browser: true }),
  e2e: oncePerState('e2e', endToEnd, { browser: true }),
};

/** Lanes run one after the other; the tasks of a lane share the machine, two at a time. */
export const FULL = [
  ['build', 'types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'words', 'unit', 'safety', 'contract'],
  ['integration', 'components'],
  ['e2e'],
];

export const FAST = [['types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'words', 'unit']];
