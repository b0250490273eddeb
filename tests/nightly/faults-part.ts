import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_NAMES, type FaultName } from '@greenroom/sim-cli/platform/base/faults/fault';
import { switchedOnBy } from '../../scripts/fault-book/switched-on.ts';
import { ROOT } from '../../scripts/lib/process.mjs';
import { switchedFaults } from '../support/switched-faults.ts';
import type { NightlyPart } from './nightly-part.ts';
import { runUntil, withoutResult } from './run-until.ts';

/** Longest time of the tests in seconds. */
const LONGEST = 900;

/** Played by a unit test from the first step to the last, so what they switch on is on. */
const isScenario = (file: string): boolean => file.endsWith('.yaml');
const isIntegration = (file: string): boolean => file.startsWith('tests/integration/');

/**
 * Few files that together name all of these faults, by always taking the one that names most of those left.
 * @returns those that no file names, too
 */
export const fewestFiles = <Name extends string>(
  wanted: readonly Name[],
  namedBy: ReadonlyMap<Name, readonly string[]>,
): { readonly files: readonly string[]; readonly unnamed: readonly Name[] } => {
  const files: string[] = [];
  let left = wanted;
  for (;;) {
    const counts = new Map<string, number>();
    for (const file of left.flatMap((name) => namedBy.get(name) ?? [])) counts.set(file, (counts.get(file) ?? 0) + 1);
    const [best] = [...counts].toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other));
    if (best === undefined) return { files, unnamed: left };
    files.push(best[0]);
    left = left.filter((name) => !namedBy.get(name)?.includes(best[0]));
  }
};

/** Runs the integration tests that switch on what no scenario does, and looks whether each fault really was on. */
export const FAULTS: NightlyPart = {
  name: 'faults',
  share: 0,
  run: async () => {
    const named = switchedOnBy((file) => readFileSync(join(ROOT, file), 'utf8'));
    const inScenarios = new Set(FAULT_NAMES.filter((name) => named.get(name)?.some(isScenario)));
    const inTests = new Map(
      FAULT_NAMES.map((name): [FaultName, readonly string[]] => [name, named.get(name)?.filter(isIntegration) ?? []]),
    );
    const { files } = fewestFiles(
      FAULT_NAMES.filter((name) => !inScenarios.has(name)),
      inTests,
    );
    const since = Date.now();
    const run = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', '--reporter=dot', ...files];
    const ran = await runUntil(run, { seconds: LONGEST });
    const marked = switchedFaults();
    const isOn = (name: FaultName): boolean => inScenarios.has(name) || (marked.get(name) ?? 0) >= since - 1_000;
    const missing = FAULT_NAMES.filter((name) => !isOn(name));
    const isPassed = ran.code === 0 && !ran.isCut;
    return {
      ok: missing.length === 0 && isPassed,
      figures: [
        {
          what: 'faults of the simulator that were on while a test or a scenario ran',
          value: `${FAULT_NAMES.length - missing.length} of ${FAULT_NAMES.length}`,
          limit: 'all',
          ok: missing.length === 0,
        },
        {
          what: 'files of tests that switch on what no scenario does',
          value: isPassed ? `${files.length}, all passed` : `${files.length}, not all passed`,
          limit: 'all pass',
          ok: isPassed,
        },
      ],
      notes: [
        ...(missing.length === 0 ? [] : [`not on: ${missing.join(', ')}`]),
        ...(isPassed ? [] : withoutResult(ran)),
      ],
    };
  },
};
