// Random shifts of 0.2 h with every fault, on the platform's own use cases and store, on all cores.
import { availableParallelism } from 'node:os';
import { explore } from '@greenroom/sim-cli/explore/explore';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import type { BenchRow } from './bench-row.ts';

const SEEDS = 500;
const HOURS = 0.2;
const LIMIT = 15;

export const run = async (): Promise<BenchRow[]> => {
  const workers = availableParallelism();
  const from = performance.now();
  const finding = await explore({ from: 1, seeds: SEEDS, hours: HOURS, faults: FAULT_NAMES, workers });
  const seconds = (performance.now() - from) / 1_000;
  if (finding !== undefined) throw new Error(`seed ${finding.seed}: ${finding.failure.instead}`);
  return [
    {
      what: `${SEEDS} random shifts of ${HOURS} h in ${workers} threads`,
      figure: seconds,
      unit: 's',
      floor: undefined,
      ratio: undefined,
      limit: `<= ${LIMIT} s`,
      ok: seconds <= LIMIT,
    },
  ];
};
