// The stages of a check: what each runs and how its tests are counted.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './install.mjs';
import { ensureBrowser } from './browser.mjs';
import { ROOT, run, tool } from './process.mjs';
import { hashOf, isFresh, repository, writeStamp } from './stamp.mjs';
import { buildWeb } from './web-build.mjs';

const reportFile = (stage) => {
  const folder = join(ROOT, 'node_modules', '.cache', 'greenroom');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${stage}-${process.pid}.json`);
};

const readReport = (file) => {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
};

/** A stage that fails without a failing test (a file that does not load, a crash) counts as one failure. */
const counted = (code, passed, failed) => ({ code, passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** A check without tests of its own counts as one. */
const check = (command) => async (options, args) => {
  const result = await command(options, args);
  return { ...result, ...counted(result.code, result.code === 0 ? 1 : 0, 0) };
};

const toolCheck = (name, fixed) => check((options, args) => run(tool(name), [...fixed, ...args], options));

/**
 * Skips a check that passed before with every file exactly as it is now. For checks alone that read nothing but the repository and
 * the packages it pins; asked for by its name a check always runs.
 */
const oncePerState = (name, stage) => async (options, args) => {
  const files = options.capture ? repository() : undefined;
  if (files === undefined) return stage(options, args);
  const hash = hashOf(files);
  if (isFresh(name, hash)) return { ...counted(0, 1, 0), output: '', note: 'unchanged' };
  const result = await stage(options, args);
  if (result.code === 0) writeStamp(name, hash);
  return result;
};

const vitest =
  (project, { browser = false } = {}) =>
  async (options, args) => {
    const file = reportFile(project);
    const env = browser ? { PLAYWRIGHT_CHROMIUM: await ensureBrowser() } : {};
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const all = ['run', '--project', project, '--passWithNoTests', ...reporters, ...args];
    const result = await run(tool('vitest'), all, { ...options, env });
    const report = readReport(file);
    return { ...result, ...counted(result.code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0) };
  };

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
    '--reporter=list,json',
    ...args,
  ];
  const result = await run(tool('playwright'), all, { ...options, env });
  const stats = readReport(file)?.stats;
  return { ...result, ...counted(result.code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)) };
};

const documents = check(async (options, args) => {
  const results = [];
  for (const script of ['scripts/spec-index.ts', 'scripts/wire-docs.ts']) {
    if (!existsSync(join(ROOT, script))) continue;
    results.push(await run(pinnedNode(), [script, ...(args.length > 0 ? args : ['--check'])], options));
  }
  const failed = results.find((result) => result.code !== 0);
  return { code: failed?.code ?? 0, output: results.map((result) => result.output).join('') };
});

/** Read twice: with the tests, and without them, so that code which only a test still uses is found too. */
const deadCode = check(async (options, args) => {
  const withTests = await run(tool('knip'), ['--no-config-hints', ...args], options);
  const production = ['--production', '--include', 'exports,files', '--no-config-hints', ...args];
  const withoutTests = await run(tool('knip'), production, options);
  return { code: withTests.code || withoutTests.code, output: withTests.output + withoutTests.output };
});

export const STAGES = {
  build: check(() => buildWeb()),
  types: toolCheck('tsc', ['-b', '--pretty']),
  lint: oncePerState('lint', toolCheck('oxlint', [])),
  format: toolCheck('oxfmt', ['--check']),
  directions: oncePerState(
    'directions',
    check((options, args) => run(pinnedNode(), ['scripts/directions.ts', ...args], options)),
  ),
  deadcode: oncePerState('deadcode', deadCode),
  docs: documents,
  unit: vitest('unit'),
  safety: vitest('safety'),
  contract: vitest('contract'),
  integration: vitest('integration'),
  components: vitest('components', { browser: true }),
  e2e: endToEnd,
};

/** Lanes run one after the other; the stages of a lane share the machine, two at a time. */
export const FULL = [
  ['build', 'types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'unit', 'safety', 'contract'],
  ['integration', 'components'],
  ['e2e'],
];

export const FAST = [['types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'unit']];
