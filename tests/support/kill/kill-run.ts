import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { DataPlaces } from '../kept-rows.ts';
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
  /** In words; empty when everything acknowledged was there, nothing was doubled and all sums were equal. */
  readonly damage: readonly string[];
  /** Calls that the platform refused while it was alive. */
  readonly refused: readonly string[];
}

interface KillOrder {
  readonly places: DataPlaces;
  readonly points: number;
  readonly seed: number;
  /** Told after each point. */
  readonly progress?: (done: number, damage: readonly string[]) => void;
}

const PRELOAD = new URL('kill-at-write.mjs', import.meta.url).href;
/** A platform begins on an empty database this often, and else on what the dead one left. */
const FRESH_EACH = 10;
/** At least this many statements of the beginning and of the work are where a platform may die. */
const MOST_WRITES = 400;

const tableOf = (sql: string): string =>
  /(?:into|update|from|table|index \w+ on) "?(\w+)"?/i.exec(sql)?.[1] ?? sql.split(' ')[0]?.toLowerCase() ?? '';

/** Kills one platform after the other at random statements, and looks into what is left each time. */
export const killAgainAndAgain = async ({ places, points, seed, progress }: KillOrder): Promise<KillReport> => {
  const notes = mkdtempSync(join(tmpdir(), 'greenroom-kill-'));
  const note = join(notes, 'note');
  const { next } = createSeededRandom(seed);
  const random = (below: number): number => Math.floor(next() * below);
  const deaths = new Map<string, number>();
  const damage: string[] = [];
  const refused: string[] = [];
  let place = await places.create();
  let total = 0;
  for (let done = 0; done < points; done += 1) {
    if (done % FRESH_EACH === 0) place = await places.create();
    const ledger: Ledger = { acknowledged: [], once: [] };
    writeFileSync(note, '');
    const env = {
      KILL_AFTER_WRITES: String(random(MOST_WRITES)),
      KILL_NOTE: note,
      KILL_WHEN_SENT: String(random(2)),
    };
    let isDead = false;
    // Who dies while it begins has promised nothing.
    const platform = await startPlatform({ ...place.options, preload: { module: PRELOAD, env } }).catch(
      (error: unknown) => {
        if (readFileSync(note, 'utf8') === '') damage.push(`does not start: ${String(error)}`);
        return undefined;
      },
    );
    if (platform !== undefined) {
      const ended = platform.ended.then(() => {
        isDead = true;
      });
      refused.push(...(await workUntilDead({ platform, ledger, random }, () => isDead)));
      await ended;
    }
    const sql = readFileSync(note, 'utf8');
    deaths.set(tableOf(sql), (deaths.get(tableOf(sql)) ?? 0) + 1);
    total += ledger.acknowledged.length;
    // A schema that is not there yet holds nothing that could be wrong.
    const found = await findDamage(place.rows, ledger).catch((error: unknown) =>
      platform === undefined ? [] : [String(error)],
    );
    damage.push(...found.map((each) => `${each} (killed at ${sql})`));
    progress?.(done + 1, damage);
  }
  rmSync(notes, { recursive: true });
  return { points, deaths, acknowledged: total, damage, refused };
};
