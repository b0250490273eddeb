import { execFileSync } from 'node:child_process';
import { BROKEN_CALLS, FAULT_NAMES, type FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import { ROOT } from '../lib/process.mjs';

/** Scenarios, and tests that run a platform or a page. */
const SOURCES = ['packages/sim-cli/scenarios/*.yaml', 'tests/integration/*.test.ts', 'tests/e2e/*.e2e.ts'];

const sourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...SOURCES], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Names of a scenario's fault steps, in any of the two notations of a step. */
const FAULT_STEP = /action: fault,?\s+(?:[\w-]+: [^,\n}]+,?\s+)*?name: ([\w-]+)/g;
/** Word of every test that switches a fault on; without it, literals such as `slow` name something else. */
const SWITCH = /\bfaults?\b/;

/** Word of a test that switches on every fault which refuses a call. */
const EVERY_REFUSAL = /\bBROKEN_CALLS\b/;

/** Names in the fault steps of a scenario; literals of a test that switches faults. */
const namesIn = (file: string, text: string): ReadonlySet<string> => {
  if (file.endsWith('.yaml')) return new Set(Array.from(text.matchAll(FAULT_STEP), ([, name = '']) => name));
  if (!SWITCH.test(text)) return new Set();
  const refusals = EVERY_REFUSAL.test(text) ? BROKEN_CALLS.map(({ name }) => name) : [];
  return new Set([...refusals, ...Array.from(text.matchAll(/'([\w-]+)'/g), ([, name = '']) => name)]);
};

/** Files that switch each fault on. */
export const switchedOnBy = (read: (file: string) => string): ReadonlyMap<FaultName, readonly string[]> => {
  const named = sourceFiles().map((file) => ({ file, names: namesIn(file, read(file)) }));
  return new Map(
    FAULT_NAMES.map((fault) => [fault, named.filter(({ names }) => names.has(fault)).map(({ file }) => file)]),
  );
};
