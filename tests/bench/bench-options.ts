import { parseArgs } from 'node:util';

/** Arguments of `npm run bench`. */
export interface BenchOptions {
  /** Names of the wanted benchmarks, or their beginnings; none means all. */
  readonly names: readonly string[];
  /** File that the report is written to. */
  readonly json: string | undefined;
  /** Earlier report that the figures are shown beside. */
  readonly baseline: string | undefined;
  /** Commit that is measured in turn with the last commit of this checkout. */
  readonly compare: string | undefined;
  /** Measurements of each commit. */
  readonly rounds: number;
  /** Folder of the benchmarks. */
  readonly folder: string;
}

const ROUNDS = 3;

/** @throws for an unknown option, and for rounds that are no whole number of 1 or more */
export const readOptions = (args: readonly string[], folder: string): BenchOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      baseline: { type: 'string' },
      compare: { type: 'string' },
      rounds: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  const rounds = values.rounds === undefined ? ROUNDS : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError(`--rounds takes a whole number of 1 or more, not ${values.rounds}.`);
  return {
    names: positionals,
    json: values.json,
    baseline: values.baseline,
    compare: values.compare,
    rounds,
    folder: values.folder ?? folder,
  };
};
