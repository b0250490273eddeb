// Entry of every command: installs what is missing, then runs one of the commands below. Node builtins only.
import { join } from 'node:path';

const OLDEST_NODE = 20;
const [command = '', ...rest] = process.argv.slice(2);
// `npm run sim -- list` and `pnpm sim -- list` both end up as `list`.
while (rest[0] === '--') rest.shift();

const COMMANDS = {
  /** Builds the web app and runs the simulated platform that serves it. */
  start: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { buildWeb } = await import('./lib/web-build.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    const built = await buildWeb({ capture: false });
    if (built.code !== 0) return built.code;
    const follow = new URL('./lib/follow-parent.mjs', import.meta.url).href;
    const main = join(ROOT, 'packages/sim-cli/bin/greenroom-sim.mjs');
    return runAttached(pinnedNode(), ['--import', follow, main, 'serve', ...rest]);
  },
  /** The simulator's command line, with its own exit code. */
  sim: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    return runAttached(pinnedNode(), [join(ROOT, 'packages/sim-cli/bin/greenroom-sim.mjs'), ...rest]);
  },
  /** Every check and every test, or the named tasks alone; `--force` also those that passed and of which nothing changed. */
  test: async () => {
    const { FULL } = await import('./lib/tasks.mjs');
    const { runLanes } = await import('./lib/report.mjs');
    const tasks = rest.filter((argument) => argument !== '--force');
    return runLanes(tasks.length > 0 ? [tasks] : FULL, tasks.length < rest.length);
  },
  /** The tasks that need neither a browser nor a platform. */
  verify: async () => {
    const { FAST } = await import('./lib/tasks.mjs');
    const { runLanes } = await import('./lib/report.mjs');
    return runLanes(FAST);
  },
  /** One task with its output as it comes; what follows its name goes to the tool. */
  task: async () => {
    const { runAlone } = await import('./lib/report.mjs');
    return runAlone(
      rest.slice(0, 1),
      rest.slice(1).filter((argument) => argument !== '--'),
    );
  },
  build: async () => {
    const { runAlone } = await import('./lib/report.mjs');
    return runAlone(['build'], []);
  },
  /** Checks that this can be released, packs it, and tags it unless `--dry-run` is given. */
  release: async () => {
    rest.unshift('--release');
    return COMMANDS.package();
  },
  /** Packs the packages, the tool and the web app into `dist`, with hashes, a manifest and bills of materials. */
  package: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { buildWeb } = await import('./lib/web-build.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    const built = await buildWeb({ capture: false });
    if (built.code !== 0) return built.code;
    return runAttached(pinnedNode(), [join(ROOT, 'scripts/packages/main.ts'), ...rest]);
  },
  /** Writes the generated documents again. */
  docs: async () => {
    const { runAlone } = await import('./lib/report.mjs');
    return runAlone(['docs'], ['--write']);
  },
  /** Measures, each figure beside its floor. */
  bench: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { buildWeb } = await import('./lib/web-build.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    const built = await buildWeb({ capture: false });
    if (built.code !== 0) return built.code;
    return runAttached(pinnedNode(), [join(ROOT, 'tests/bench/main.ts'), ...rest]);
  },
  /** Attacks every decoder, and a platform of its own, with fresh inputs; keeps what breaks a rule. */
  fuzz: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    return runAttached(pinnedNode(), [join(ROOT, 'tests/fuzz/main.ts'), ...rest]);
  },
  /** Changes the core's machines in one place at a time, and looks whether a test fails. */
  mutation: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    return runAttached(pinnedNode(), [join(ROOT, 'tests/mutation/main.ts'), ...rest]);
  },
  /** Puts one bug at a time into the product, and looks which part of the tests finds it. */
  plants: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    return runAttached(pinnedNode(), [join(ROOT, 'tests/plants/main.ts'), ...rest]);
  },
  /** Everything that takes too long for `test`, in about 30 minutes, as one page. */
  nightly: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { ensureBrowser } = await import('./lib/browser.mjs');
    const { buildWeb } = await import('./lib/web-build.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    const built = await buildWeb({ capture: false });
    if (built.code !== 0) return built.code;
    await ensureBrowser();
    return runAttached(pinnedNode(), [join(ROOT, 'tests/nightly/main.ts'), ...rest]);
  },
  /** Takes the pictures of docs/screenshots again: all, or those of the named screens and schemes, e.g. `desktop dark`. */
  screenshots: async () => {
    const { pinnedNode } = await import('./lib/install.mjs');
    const { buildWeb } = await import('./lib/web-build.mjs');
    const { ensureBrowser } = await import('./lib/browser.mjs');
    const { ROOT, runAttached } = await import('./lib/process.mjs');
    const built = await buildWeb({ capture: false });
    if (built.code !== 0) return built.code;
    await ensureBrowser();
    return runAttached(pinnedNode(), [join(ROOT, 'scripts/screenshots.ts'), ...rest]);
  },
};

const main = async () => {
  const run = COMMANDS[command];
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(`Greenroom needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  if (run === undefined) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  const { install } = await import('./lib/install.mjs');
  await install();
  return run();
};

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    // Whoever reads the last line of a test run learns of a run that never began, too.
    if (command === 'test') console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
