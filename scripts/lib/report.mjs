// Runs tasks and says in one line each how they went.
import { UNCHANGED } from './skip-unchanged.mjs';
import { TASKS } from './tasks.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints the parts of tests that could not be run here. */
const printLeftOut = ({ leftOut = [] }) => {
  for (const part of leftOut) console.log(`left out: ${part}`);
};

const SLOWEST = 10;
/** Files below it are no reason for a slow task. */
const WORTH_NAMING_S = 1;

/** Prints the files that took a task longest, with their seconds. */
const printSlowest = ({ files = [] }) => {
  const slow = files
    .filter(({ seconds }) => seconds >= WORTH_NAMING_S)
    .toSorted((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of slow.slice(0, SLOWEST))
    console.log(`     ${seconds.toFixed(1).padStart(6)} s ${file}`);
};

const runTask = async (name, force, totals) => {
  const since = performance.now();
  const result = await TASKS[name]({ capture: true, force }, []).catch((error) => ({
    output: `${error.message}\n`,
    code: 1,
    passed: 0,
    failed: 1,
  }));
  totals.passed += result.passed;
  totals.failed += result.failed;
  totals.skipped += result.skipped ?? 0;
  if (result.note === UNCHANGED) totals.before += result.passed;
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const note = result.note === undefined ? '' : ` (${result.note})`;
  const word = result.skipped > 0 && result.passed === 0 ? 'skip' : 'ok  ';
  console.log(`${result.code === 0 ? word : 'FAIL'} ${name.padEnd(12)} ${counts.padEnd(12)} ${seconds(since)}${note}`);
  printLeftOut(result);
  printSlowest(result);
  if (result.code !== 0) console.log(`\n${result.output}\n`);
  if (result.firstTries !== undefined) console.log(`\nfailed at the first try\n${result.firstTries}`);
  const failures = result.failures?.length > 0 ? result.failures : [`the task ${name} itself`];
  if (result.code !== 0) totals.failures.push(...failures.map((title) => `${name}: ${title}`));
};

/**
 * Runs the lanes in turn and two tasks of a lane at a time.
 * @param force true runs tasks again that passed before with every file exactly as it is now
 * @returns the exit code; the last lines printed name what failed and count the tests and checks of all tasks
 */
export const runLanes = async (lanes, force = false) => {
  const since = performance.now();
  /** @type {{ passed: number; failed: number; skipped: number; before: number; failures: string[] }} */
  const totals = { passed: 0, failed: 0, skipped: 0, before: 0, failures: [] };
  for (const lane of lanes) {
    const waiting = [...lane];
    const worker = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runTask(name, force, totals);
    };
    await Promise.all([worker(), worker()]);
  }
  console.log(`\nin ${seconds(since)}`);
  if (totals.before > 0) {
    console.log(
      `${totals.before} of them passed before, with every file that they read as it is now; --force runs them again.`,
    );
  }
  for (const title of totals.failures) console.log(`failed: ${title}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
  return totals.failed === 0 ? 0 : 1;
};

/** Runs named tasks one after the other with their output on the terminal. */
export const runAlone = async (names, args) => {
  for (const name of names) {
    const task = TASKS[name];
    if (task === undefined) throw new Error(`There is no task ${name}; there are ${Object.keys(TASKS).join(', ')}.`);
    const result = await task({ capture: false, force: true }, args);
    if (result.output) console.log(result.output);
    if (result.note !== undefined) console.log(result.note);
    printLeftOut(result);
    printSlowest(result);
    if (result.code !== 0) return result.code;
  }
  return 0;
};
