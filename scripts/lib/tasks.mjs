// The tasks of a check: what each runs and how its tests are counted.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { firefox, LEFT_OUT, webKit } from './engines.mjs';
import { pinnedNode } from './install.mjs';
import { ROOT, run, tool } from './process.mjs';
import { skipUnchanged, stateOf } from './skip-unchanged.mjs';
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

// What tests start, processes and threads, loads hundreds of sources; compiled ones in half of the time.
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') };

const oncePerState = (name, task, { browser = false } = {}) => skipUnchanged(name, () => stateOf(name, browser), task);

/** Text of failures, or of first tries that failed: each with its place, its error and its first frames. */
const failureText = (failures) => failures.map(({ title, text }) => `${title}\n${text}\n`).join('\n');

/**
 * Result of a test run by its report. A run whose output was captured shows its failures only, or everything when it ended
 * without a report or with a failure that the report does not name.
 */
const testResult = (result, report, { capture }) => {
  const { passed = 0, failed = 0, failures = [], secondTries = [], files = [] } = report ?? {};
  return {
    ...result,
    ...counted(result.code, passed, failed),
    failures: failures.map(({ title }) => title),
    files,
    ...(capture && failures.length > 0 && { output: failureText(failures) }),
    ...(secondTries.length > 0 && {
      note: `at the second try: ${secondTries.map(({ title }) => title).join('; ')}`,
      firstTries: failureText(secondTries),
    }),
  };
};

/**
 * @param fixed further arguments of every run
 * @param filter arguments that pick tests by their tags, where no files are named
 */
const vitest =
  (project, { browser = false, fixed = [], filter = [] } = {}) =>
  async (options, args) => {
    const file = reportFile(project);
    const env = {
      OUTCOME_FILE: file,
      ...COMPILED,
      ...(browser && { PLAYWRIGHT_CHROMIUM: await ensureBrowser() }),
    };
    const outcome = join(ROOT, 'scripts', 'lib', 'vitest-outcome.mjs');
    const reporters = [`--reporter=${options.capture ? 'dot' : 'default'}`, `--reporter=${outcome}`];
    const all = [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      ...fixed,
      ...reporters,
      ...(args.length > 0 ? args : filter),
    ];
    const result = await run(tool('vitest'), all, { ...options, env });
    return testResult(result, readReport(file), options);
  };

/** Tests of a report of Playwright, each with its file and line. */
const browserTests = (suites) =>
  suites.flatMap((suite) => [
    ...browserTests(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests.map((test) => ({ ...test, file, title: `${file}:${line} ${title}` })),
    ),
  ]);

/** Lists the tests whose outcome is `status`, each with its place and the errors of its tries. */
const testsOf = (tests, status) =>
  tests
    .filter((test) => test.status === status)
    .map(({ title, results }) => {
      const errors = results.flatMap((result) => result.errors);
      const texts = errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`);
      return { title, text: stripVTControlCharacters([...new Set(texts)].join('\n')) };
    });

/** Lists the parts of journeys that this engine was not driven through, each with its journey. */
const leftOutParts = (tests) => [
  ...new Set(
    tests.flatMap(({ file, annotations }) =>
      annotations.filter(({ type }) => type === LEFT_OUT).map(({ description }) => `${file}: ${description}`),
    ),
  ),
];

/** Seconds of each file, every try counted. */
const secondsOfFiles = (tests) => {
  const totals = {};
  for (const { file, results } of tests)
    for (const { duration } of results) totals[file] = (totals[file] ?? 0) + duration / 1_000;
  return Object.entries(totals).map(([file, seconds]) => ({ file, seconds }));
};

/**
 * @param project of Playwright's configuration
 * @param filter arguments that pick journeys, where no files are named
 */
const endToEnd = (project, filter) => async (options, args) => {
  const built = await buildWeb();
  if (built.code !== 0) return { ...built, ...counted(built.code, 0, 0) };
  const file = reportFile(project);
  const env = { ...COMPILED, PLAYWRIGHT_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const all = [
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--pass-with-no-tests',
    `--reporter=${options.capture ? 'dot' : 'list'},json`,
    `--project=${project}`,
    ...(args.length > 0 ? args : filter),
  ];
  const result = await run(tool('playwright'), all, { ...options, env });
  const report = readReport(file);
  if (report === undefined) return testResult(result, undefined, options);
  const { expected, flaky, unexpected } = report.stats;
  const tests = browserTests(report.suites);
  const leftOut = leftOutParts(tests);
  const outcome = {
    passed: expected + flaky,
    failed: unexpected,
    failures: testsOf(tests, 'unexpected'),
    secondTries: testsOf(tests, 'flaky'),
    files: secondsOfFiles(tests),
  };
  return { ...testResult(result, outcome, options), ...(leftOut.length > 0 && { skipped: leftOut.length, leftOut }) };
};

/** Journeys of a day's work, from the registration and the log-in to the chord that hides everything. */
const EVERYWHERE = ['login-cookies', 'firefox-pages', 'first-day', 'engines'];

/** Runs a task in an engine that Debian has, or counts it as skipped where it is not there and cannot be installed. */
const inEngine = (name, find, task) => async (options, args) =>
  (await find()) === undefined
    ? { code: 0, passed: 0, failed: 0, skipped: 1, output: '', note: `not run: no ${name} here` }
    : task(options, args);

/** The web app is built before. */
const inWebKit = (filter) => async (options, args) => {
  const built = await buildWeb();
  return built.code === 0 ? vitest('webkit', { filter })(options, args) : { ...built, ...counted(built.code, 0, 0) };
};

/** Every script that writes or checks pages of `docs`. */
const pageScripts = () =>
  readdirSync(join(ROOT, 'scripts')).filter((name) => name === 'spec-index.ts' || name.endsWith('-docs.ts'));

const documents = check(async (options, args) => {
  const results = [];
  for (const script of pageScripts()) {
    results.push(
      await run(pinnedNode(), [join('scripts', script), ...(args.length > 0 ? args : ['--check'])], options),
    );
  }
  const failed = results.find((result) => result.code !== 0);
  return { code: failed?.code ?? 0, output: results.map((result) => result.output).join('') };
});

const site = async (options, args) => {
  const indexed = await run(pinnedNode(), ['scripts/spec-index.ts', '--write'], options);
  return indexed.code === 0 ? run(tool('vitepress'), ['build', 'docs', ...args], options) : indexed;
};

/** Looks for words that docs/glossary.md rules out; the line of the task shows how many files were read. */
const plainWords = check(async (options, args) => {
  const result = await run(pinnedNode(), ['scripts/plain-words.ts', ...args], options);
  return {
    ...result,
    ...(result.code === 0 && options.capture && { note: result.output.trim() }),
  };
});

/** Looks for dead code with the tests and without them: code that only a test still uses is dead too. */
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
  // The site of the documentation, with the page that is not committed; a dead link ends its build.
  site: oncePerState('site', check(site)),
  unit: oncePerState('unit', vitest('unit')),
  safety: oncePerState('safety', vitest('safety')),
  contract: oncePerState('contract', vitest('contract')),
  // Its tests wait longer than they work: for timers, processes and databases. Two more workers fill the pauses of two.
  integration: oncePerState(
    'integration',
    vitest('integration', { fixed: ['--maxWorkers=4'], filter: ['--tags-filter=!night'] }),
  ),
  // The next two are not among those of a whole run. This one takes more than a minute, and downloads two more Nodes.
  packages: vitest('packages'),
  // This one installs Debian's nginx and fetches a scanner.
  deploy: vitest('deploy', { browser: true }),
  components: oncePerState('components', vitest('components', { browser: true }), { browser: true }),
  e2e: oncePerState('e2e', endToEnd('chromium', ['--grep-invert=@night']), { browser: true }),
  firefox: inEngine(
    'Firefox',
    firefox,
    oncePerState('firefox', endToEnd('firefox', ['--grep-invert=@night', ...EVERYWHERE])),
  ),
  webkit: inEngine('WebKit', webKit, oncePerState('webkit', inWebKit(['--tags-filter=!night']))),
  // Not among those of a whole run either: tests and journeys of the night alone, and every journey that Firefox can be driven through.
  'night-tests': vitest('integration', { filter: ['--tags-filter=night'] }),
  'night-journeys': endToEnd('chromium', ['--grep=@night']),
  'night-webkit': inEngine('WebKit', webKit, inWebKit(['--tags-filter=night'])),
  browsers: inEngine('Firefox', firefox, endToEnd('firefox', [])),
};

/**
 * Lanes run one after the other; the tasks of a lane share the machine, two at a time. The browser tests run alone: beside the
 * integration tests two cores keep the page's calls waiting longer than their limit. WebKit has one window, which leaves room for Firefox.
 */
export const FULL = [
  ['build', 'types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'words', 'site', 'unit', 'safety', 'contract'],
  ['integration', 'components'],
  ['e2e'],
  ['firefox', 'webkit'],
];

export const FAST = [['types', 'lint', 'format', 'directions', 'deadcode', 'docs', 'words', 'unit']];
