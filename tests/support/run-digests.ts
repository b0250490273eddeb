import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { worldImage, type WorldImage } from '@greenroom/sim-cli/compositions/virtual/virtual-store';
import { randomShift } from '@greenroom/sim-cli/explore/random-shift';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import type { Store } from '@greenroom/sim-cli/platform/base/store/store';
import { TABLES } from '@greenroom/sim-cli/platform/base/store/tables/schema';
import { isPlayable } from '@greenroom/sim-cli/scenario/playable-fault';
import { replay } from '@greenroom/sim-cli/scenario/replay';
import { readScenario, shippedScenarios, type Scenario } from '@greenroom/sim-cli/scenario/scenario-files';

/** The digest of the whole trace of a run, and that of all rows of its store at the end. */
export interface RunDigest {
  readonly name: string;
  readonly traceEvents: number;
  readonly trace: string;
  readonly rows: string;
}

type Images = (performerId: string) => Promise<WorldImage>;

const SHIPPED = [
  'acceptance-answer-lost',
  'chat-with-translation',
  'request-while-connected-take',
  'services-save-together',
  'session-ends-by-disconnect',
  'toy-tip',
];
const SEEDS = [1, 2, 3, 4, 5];
const HOURS = 0.2;

const digestOf = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

/** Every row of every table, in an order that does not depend on the database. */
const rowsOf = async (store: Store): Promise<readonly string[]> => {
  const tables = await Promise.all(
    Object.keys(TABLES).map(async (name) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store);
      const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
      return texts.map((text) => `${name} ${text}`).toSorted();
    }),
  );
  return tables.flat();
};

/** Reads the rows before a store is closed. */
const watchEnd = (images: Images) => {
  let rows: readonly string[] = [];
  const watched: Images = async (performerId) => {
    const image = await images(performerId);
    const open: WorldImage['open'] = (performers) => {
      const store = image.open(performers);
      const close = async (): Promise<void> => {
        rows = await rowsOf(store.store);
        await store.close();
      };
      return { ...store, close };
    };
    return { ...image, open };
  };
  return { watched, rows: () => rows };
};

const played = (seeds: readonly number[], shipped: readonly string[]): readonly Scenario[] => [
  ...shippedScenarios()
    .filter((file) => shipped.some((name) => file.endsWith(`${name}.scenario.yaml`)))
    .map(readScenario),
  ...seeds.map((seed) => randomShift({ seed, hours: HOURS, faults: FAULT_NAMES.filter(isPlayable) })),
];

/**
 * Plays shipped scenarios and random shifts.
 *
 * @param images the worlds they begin with; by default in SQLite, in memory
 * @param seeds those of the shifts
 * @param shipped names of the scenarios
 */
export const runDigests = async (
  images: Images = worldImage,
  seeds: readonly number[] = SEEDS,
  shipped: readonly string[] = SHIPPED,
): Promise<readonly RunDigest[]> => {
  const digests: RunDigest[] = [];
  for (const scenario of played(seeds, shipped)) {
    const { watched, rows } = watchEnd(images);
    const { traceEvents, failure, lasted } = await replay(scenario, { image: watched });
    const told = [...traceEvents, { failure, lasted }].map((each) => JSON.stringify(each));
    const name = `${scenario.name}, seed ${scenario.seed}`;
    digests.push({ name, traceEvents: traceEvents.length, trace: digestOf(told), rows: digestOf(rows()) });
  }
  return digests;
};
