import { mkdirSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform } from '../support/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { runHere } from '../support/run-here.ts';

const OTHER_TABLES = `update world_facts set value = 'other' where name = 'schema'`;
const OTHER_VERSION =
  'The data was made by a version with other tables. Use that version, or choose another place with --data or --database.';

const root = mkdtempSync(join(tmpdir(), 'greenroom-bad-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(root, { recursive: true });
});

const folder = (): string => mkdtempSync(join(root, 'data-'));
const inFile = (data: string, statement: string): void => {
  const database = new DatabaseSync(databaseFile(data));
  database.exec(statement);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
};
const schemaOf = (data: string) => {
  const database = new DatabaseSync(databaseFile(data), { readOnly: true });
  const tables = database.prepare(`select name from sqlite_master where type = 'table' order by name`).all();
  database.close();
  return tables;
};
/** A folder or database with a world in it. */
const lived = async <Place extends { data: string } | { database: string }>(place: Place): Promise<Place> => {
  await (await startPlatformHere(place)).stop();
  return place;
};
/** Output for a person at a terminal. */
const refusal = async (place: { data: string } | { database: string }): Promise<string> => {
  const where = 'data' in place ? ['--data', place.data] : ['--database', place.database];
  const { code, out, complaint } = await runHere(['serve', '--port', '0', '--web', root, '--json', ...where]);
  const lines = complaint
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('There is no web app'));
  expect([code, out, lines.length]).toEqual([1, '', 1]);
  return lines[0] ?? '';
};
const shown = (address: string): string => address.split('@')[1] ?? '';
const tablesIn = async (database: string) =>
  postgres.query(database, `select tablename from pg_tables where schemaname = 'public' order by 1`);

it('says what to do about a folder whose parent is not there, and makes none', async () => {
  const data = join(root, 'nowhere', 'data');
  expect(await refusal({ data })).toBe(
    `The data cannot be kept in ${data}: the folder above it does not exist. Choose another folder with --data.`,
  );
});

it('says what to do about a folder that is a file, or is below one', async () => {
  const file = join(folder(), 'letter.txt');
  writeFileSync(file, 'Dear customer');
  expect(await refusal({ data: file })).toBe(
    `The data cannot be kept in ${file}: no file of a database can be opened there. Make it a folder that this user may write, or choose another folder with --data.`,
  );
  const below = join(file, 'data');
  expect(await refusal({ data: below })).toBe(
    `The data cannot be kept in ${below}: it is below a file and not below a folder. Choose another folder with --data.`,
  );
});

it('says what to do about a database that cannot be opened', async () => {
  const data = folder();
  mkdirSync(databaseFile(data));
  expect(await refusal({ data })).toBe(
    `The data cannot be kept in ${data}: no file of a database can be opened there. Make it a folder that this user may write, or choose another folder with --data.`,
  );
});

it('says what to do about a folder that holds another file under the name of the database', async () => {
  const data = folder();
  writeFileSync(databaseFile(data), 'This is a letter and no database. '.repeat(100));
  expect(await refusal({ data })).toBe(
    `The data cannot be kept in ${data}: the file of the database there is something else. Take that file away, or choose another folder with --data.`,
  );
  expect(readFileSync(databaseFile(data), 'utf8')).toMatch(/^This is a letter/);
});

it('says what to do about data of another version, and changes nothing', async () => {
  const { data } = await lived({ data: folder() });
  inFile(data, OTHER_TABLES);
  const before = schemaOf(data);
  expect(await refusal({ data })).toBe(OTHER_VERSION);
  expect(schemaOf(data)).toEqual(before);
});

it('says what to do about a database file that may only be read', async () => {
  const { data } = await lived({ data: folder() });
  inFile(data, 'pragma journal_mode = delete');
  // A file of a write version that this SQLite does not know may only be read, whoever asks.
  const file = openSync(databaseFile(data), 'r+');
  writeSync(file, Buffer.from([9]), 0, 1, 18);
  closeSync(file);
  expect(await refusal({ data })).toBe(
    `The data cannot be kept in ${data}: it may only be read. Make it writable, or choose another folder with --data.`,
  );
});

it('leaves no half of the tables on a disk that is full while it begins, and begins when the disk has space', async () => {
  const data = folder();
  await expect(startPlatform({ data, largestFileKb: 100 })).rejects.toThrow(
    /The data cannot be kept in .*\. .*or choose another folder with --data\.|Choose another folder with --data\./,
  );
  const database = new DatabaseSync(databaseFile(data));
  const made = database.prepare(`select name from sqlite_master where name = 'performers'`).all();
  database.close();
  expect(made).toEqual([]);
  await (await startPlatformHere({ data })).stop();
});

it('says what to do about a PostgreSQL database that is not there', async () => {
  const database = (await postgres.createDatabase()).replace(/\/\w+$/, '/nowhere');
  expect(await refusal({ database })).toBe(
    `The database ${shown(database)} cannot be used: it does not exist. Create it, or leave --database out.`,
  );
});

it('says what to do about a PostgreSQL database of another version, and changes nothing', async () => {
  const { database } = await lived({ database: await postgres.createDatabase() });
  const before = await tablesIn(database);
  await postgres.query(database, OTHER_TABLES);
  expect(await refusal({ database })).toBe(OTHER_VERSION);
  expect(await tablesIn(database)).toEqual(before);
});

it('says what to do about a PostgreSQL database that may only be read, and makes no table in it', async () => {
  const database = await postgres.createDatabase();
  await postgres.query(database, `alter database ${database.split('/').at(-1)} set default_transaction_read_only = on`);
  expect(await refusal({ database })).toBe(
    `The data cannot be kept in the database ${shown(database)}: it may only be read. Make it writable, or choose another database with --database.`,
  );
  expect(await tablesIn(database)).toEqual([]);
});

it('says what to do about a PostgreSQL user who may make no tables', async () => {
  const database = await postgres.createDatabase();
  await postgres.query(database, `create role guest login; revoke create on schema public from public`);
  const asGuest = database.replace('greenroom@', 'guest@');
  expect(await refusal({ database: asGuest })).toBe(
    `The data cannot be kept in the database ${shown(database)}: its user may make no tables. Give its user the right to create tables, or choose another database with --database.`,
  );
  expect(await tablesIn(database)).toEqual([]);
});
