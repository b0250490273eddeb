import { execFileSync } from 'node:child_process';
import { FAULT_NAMES, type FaultName } from '@greenroom/sim-cli/platform/faults/fault';
import { ROOT } from '../lib/process.mjs';

/** Scenarios, and tests that run a platform or a page. */
const SOURCES = ['packages/sim-cli/scenarios/*.yaml', 'tests/integration/*.test.ts', 'tests/e2e/*.e2e.ts'];

const sourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...SOURCES], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Names of a scenario's fault steps, or literals of a test. */
const namesIn = (file: string, text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(file.endsWith('.yaml') ? /\bname: ([\w-]+)/g : /'([\w-]+)'/g), ([, name = '']) => name),
  );

/** Files that switch each fault on. */
export const switchedOnBy = (read: (file: string) => string): ReadonlyMap<FaultName, readonly string[]> => {
  const named = sourceFiles().map((file) => ({ file, names: namesIn(file, read(file)) }));
  return new Map(
    FAULT_NAMES.map((fault) => [fault, named.filter(({ names }) => names.has(fault)).map(({ file }) => file)]),
  );
};
