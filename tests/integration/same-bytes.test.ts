// @module-tag night
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { otherZone } from '../support/other-zone.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { runDigests, type RunDigest } from '../support/run-digests.ts';
import { createPostgresImages } from '../support/virtual-postgres.ts';

let here: readonly RunDigest[];
let postgres: TestPostgres;
beforeAll(async () => {
  [here, postgres] = await Promise.all([runDigests(), startPostgres()]);
});
afterAll(() => postgres.stop());

/** The digests of the same runs in a process in another time zone. */
const digestsIn = async (zone: string): Promise<readonly RunDigest[]> => {
  const script = join(ROOT, 'tests/support/run-digests-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TZ: zone } });
  return JSON.parse(stdout);
};

it('plays runs in which much happens', () => {
  expect(here.length).toBe(11);
  for (const { traceEvents } of here) expect(traceEvents).toBeGreaterThan(20);
  expect(new Set(here.map(({ trace }) => trace)).size).toBe(11);
  expect(new Set(here.map(({ rows }) => rows)).size).toBe(11);
});

it('gives the same trace and the same rows for the same seed in another time zone', async () => {
  expect(await digestsIn(otherZone())).toEqual(here);
});

it('gives the same trace and the same rows for the same seed on PostgreSQL as on SQLite', async () => {
  // Each of its runs takes ten times as long as in memory.
  const there = await runDigests(createPostgresImages(postgres), [1], ['request-while-connected-take']);
  expect(there.length).toBe(2);
  expect(there).toEqual(here.filter(({ name }) => there.some((run) => run.name === name)));
});
