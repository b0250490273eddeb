import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createLoginCodes } from '@greenroom/sim-cli/platform/account/login/login-codes';
import { createLoginTries } from '@greenroom/sim-cli/platform/account/login/login-tries';
import type { PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { openWorld } from '@greenroom/sim-cli/platform/base/world/open-world';
import { createBarePerformer } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform } from '../support/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const SEEDED = [
  'performers',
  'forum_sections',
  'forum_topics',
  'forum_threads',
  'forum_posts',
  'inbox_messages',
  'memos',
] as const;

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-rows-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Everything that a seed fills, without the secrets that are new in every world. */
const worldOf = async (database: string | undefined) => {
  const world = await openWorld({ dataFolder: undefined, database, seed: 7 }, { today: () => seconds(1_700_000_000) });
  try {
    return await Promise.all(SEEDED.map((name) => world.store.selectFrom(name).selectAll().orderBy('id').execute()));
  } finally {
    await world.close();
  }
};

it('makes of one seed the same rows in PostgreSQL as in SQLite', async () => {
  const [inSqlite, inPostgres] = await Promise.all([worldOf(undefined), worldOf(await postgres.createDatabase())]);
  expect(inPostgres).toEqual(inSqlite);
  expect(inPostgres.every((rows) => rows.length > 0)).toBe(true);
});

it('lets exactly one of seven logins that come at once in on PostgreSQL, whose transactions run beside each other', async () => {
  const platform = await startPlatformHere({ database: await postgres.createDatabase() });
  const id = await platform.hire();
  const browsers = Array.from({ length: 7 }, () => createBarePerformer(platform));
  const answers = await Promise.all(browsers.map((browser) => browser.logIn(id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409]);
  await platform.stop();
});

it('gives sums, counts and 64-bit numbers as numbers in PostgreSQL as in SQLite', async () => {
  for (const database of [undefined, await postgres.createDatabase()]) {
    const world = await openWorld(
      { dataFolder: undefined, database, seed: 7 },
      { today: () => seconds(1_700_000_000) },
    );
    const read = await world.store
      .selectFrom('inbox_messages')
      .select(({ fn }) => [
        fn.sum('date').as('sum'),
        fn.countAll().as('count'),
        fn.max('date').as('latest'),
        fn.avg('read').as('average'),
      ])
      .executeTakeFirstOrThrow();
    const one = await world.store.selectFrom('inbox_messages').select(['position', 'date', 'read']).executeTakeFirst();
    await world.close();
    expect(Object.values({ ...read, ...one }).map((value) => typeof value)).toEqual(Array(7).fill('number'));
  }
});

it('plays a session on PostgreSQL and pays it once, in numbers', async () => {
  const database = await postgres.createDatabase();
  const platform = await startPlatformHere({ database, clockRate: 60 });
  const demi = createBarePerformer(platform);
  const account = await demi.arrives('1004');
  const socket = await demi.openSocket(account);
  const mark = await platform.customer({ name: 'Mark' });
  await demi.call('POST', 'session/performer_ready', { performerId: '1004' });
  await mark.asks('1004');
  await socket.receives('videoChat', ({ type }) => type === 'REQUEST');
  expect((await demi.call('POST', 'session/accept_request', { clientId: mark.id })).status).toBe(200);
  await mark.startsBothTimers();
  await mark.says('Hello from PostgreSQL');
  await socket.receives('msg', ({ message }) => message === 'Hello from PostgreSQL');
  // The one character that PostgreSQL cannot keep is refused, not lost.
  await expect(mark.says('\0')).rejects.toThrow('400 invalid_request');
  await pause(1_000);
  await mark.leaves('CLICK');
  const paid = await eventually(async () => {
    const rows = await postgres.query(database, `select earned from sessions where client_id = '${mark.id}'`);
    return rows.length > 0 && rows;
  });
  expect(paid).toHaveLength(1);
  const today = Math.floor(Date.now() / 1_000);
  const earned = await demi.call(
    'GET',
    `performer/performer_accounts/1004/earnings?date=${today}&scope=day&service=ALL&limit=20&offset=0`,
  );
  const { sum, items } = earned.json as unknown as {
    sum: number;
    items: readonly { amount: number; client: { id: string } }[];
  };
  expect(items.filter(({ client }) => client.id === mark.id).map(({ amount }) => amount)).toEqual([
    Number(paid[0]?.['earned']),
  ]);
  expect(sum).toBe(items.reduce((total, { amount }) => total + amount, 0));
  socket.close();
  await platform.stop();
});

it('has on PostgreSQL everything that it promised before it was killed', async () => {
  const database = await postgres.createDatabase();
  const first = await startPlatform({ database });
  const mark = await first.customer({ name: 'Mark' });
  const kept: string[] = [];
  await (async () => {
    for (;;) {
      kept.push(await mark.writes('1001', `letter ${kept.length}`, 'Something to remember.'));
      if (kept.length === 20) process.kill(first.pid, 'SIGKILL');
    }
  })().catch(() => undefined);
  expect(kept.length).toBeGreaterThanOrEqual(20);
  const second = await startPlatformHere({ database });
  expect(await createBarePerformer(second).arrives('1001')).toBeTruthy();
  await second.stop();
  const found = await postgres.query(database, 'select id from inbox_messages');
  const ids = new Set(found.map(({ id }) => String(id)));
  expect(kept.filter((id) => !ids.has(id))).toEqual([]);
});

it('refuses a database that does not answer, in one line', async () => {
  await expect(startPlatform({ database: 'postgres://nobody:secret@127.0.0.1:9/none' })).rejects.toThrow(
    /^(?!.*secret)[^]*The database 127\.0\.0\.1:9\/none cannot be used: nothing answers there\. Start it, or leave --database out\.\n$/,
  );
});

it('sends 10 login codes of 12 that are asked for at once, and keeps the last one valid', async () => {
  const at = millis(1_700_000_000_000);
  const clock = { today: () => seconds(1_700_000_000), stamp: () => at };
  const world = await openWorld({ dataFolder: undefined, database: await postgres.createDatabase(), seed: 7 }, clock);
  const { store } = world;
  const tries = createLoginTries(store, clock, 100);
  const { send } = createLoginCodes({ store, clock: clock as PlatformClock, key: 'key', tries });
  const anna = await store.selectFrom('performers').selectAll().where('id', '=', '1001').executeTakeFirstOrThrow();
  const attempts = await Promise.all(Array.from({ length: 12 }, () => send(anna)));
  const codes = await store.selectFrom('login_codes').selectAll().where('performer_id', '=', anna.id).execute();
  await world.close();
  expect(attempts.filter((attempt) => attempt !== undefined)).toHaveLength(10);
  expect(codes).toHaveLength(1);
});
