import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { DataPlace, DataPlaces } from '../kept-rows.ts';
import { startPlatform } from '../platform.ts';
import { findDamage } from './kill-checks.ts';
import type { Ledger } from './kill-ledger.ts';
import { workUntilDead } from './kill-work.ts';

/** Result of many deaths. */
export interface KillReport {
  readonly points: number;
  /** Number of deaths during a write to each table, or between them at `begin` and `commit`. */
  readonly deaths: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  /** Each in words: what was acknowledged and is missing, what is doubled, and sums that differ. */
  readonly damage: readonly string[];
  /** Calls that the platform refused while it was alive. */
  readonly refused: readonly string[];
}

interface KillOptions {
  readonly places: DataPlaces;
  readonly points: number;
  readonly seed: number;
  /** Called after each death. */
  readonly progress?: (done: number, damage: readonly string[]) => void;
}

const PRELOAD = new URL('kill-at-write.mjs', import.meta.url).href;
/** Number of platforms that die on one database, each but the first on what the one before left. */
const DEATHS_OF_A_PLACE = 10;
/** Statements of the start and of the work, at any of which a platform is killed. */
const WRITES_UNTIL_KILL = 400;

const tableOf = (sql: string): string =>
  /(?:into|update|from|table|index \w+ on) "?(\w+)"?/i.exec(sql)?.[1] ?? sql.split(' ')[0]?.toLowerCase() ?? '';

/** The end of one platform. */
interface Death {
  /** The statement at which it was killed. */
  readonly sql: string;
  readonly acknowledged: number;
  readonly damage: readonly string[];
  readonly refused: readonly string[];
}

/** Starts a platform, has it work until it is killed at a random statement, and looks into what is left. */
const killOnce = async (place: DataPlace, note: string, random: (below: number) => number): Promise<Death> => {
  const ledger: Ledger = { acknowledged: [], once: [] };
  const damage: string[] = [];
  writeFileSync(note, '');
  const env = {
    KILL_AFTER_WRITES: String(random(WRITES_UNTIL_KILL)),
    KILL_NOTE: note,
    KILL_WHEN_SENT: String(random(2)),
  };
  let isDead = false;
  // A platform that dies while it starts has acknowledged nothing.
  const platform = await startPlatform({ ...place.options, preload: { module: PRELOAD, env } }).catch(
    (error: unknown) => {
      if (readFileSync(note, 'utf8') === '') damage.push(`does not start: ${String(error)}`);
      return undefined;
    },
  );
  let refused: readonly string[] = [];
  if (platform !== undefined) {
    const ended = platform.ended.then(() => {
      isDead = true;
    });
    refused = await workUntilDead({ platform, ledger, random }, () => isDead);
    await ended;
  }
  const sql = readFileSync(note, 'utf8');
  // A schema that is not there yet holds nothing that could be wrong.
  const found = await findDamage(place.rows, ledger).catch((error: unknown) =>
    platform === undefined ? [] : [String(error)],
  );
  damage.push(...found.map((each) => `${each} (killed at ${sql})`));
  return { sql, acknowledged: ledger.acknowledged.length, damage, refused };
};

/** Kills one platform after the other at random statements, and looks into what is left each time. */
export const killRepeatedly = async ({ places, points, seed, progress }: KillOptions): Promise<KillReport> => {
  const notes = mkdtempSync(join(tmpdir(), 'greenroom-kill-'));
  const { next } = createSeededRandom(seed);
  const random = (below: number): number => Math.floor(next() * below);
  const deaths = new Map<string, number>();
  const damage: string[] = [];
  const refused: string[] = [];
  let place = await places.create();
  let acknowledged = 0;
  for (let done = 0; done < points; done += 1) {
    if (done > 0 && done % DEATHS_OF_A_PLACE === 0) place = await places.create();
    const death = await killOnce(place, join(notes, 'note'), random);
    const table = tableOf(death.sql);
    deaths.set(table, (deaths.get(table) ?? 0) + 1);
    acknowledged += death.acknowledged;
    damage.push(...death.damage);
    refused.push(...death.refused);
    progress?.(done + 1, damage);
  }
  rmSync(notes, { recursive: true });
  return { points, deaths, acknowledged, damage, refused };
};
