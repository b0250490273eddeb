import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { DOCUMENT_SIDES, NO_REGISTRATION, type Registration } from '@greenroom/core/registration/registration';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { createBareUploader } from '../support/bare-upload.ts';
import { eventually } from '../support/eventually.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { photo } from '../support/media/media-files.ts';
import { png } from '../support/media/pictures.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { useAccount } from '../support/use-account.ts';
import { wholeDatabase, type Cell } from '../support/whole-database.ts';

/** A database and a platform have to start, on a machine that has much else to do. */
const TIMEOUT_MS = 120_000;
const DAY = 24 * 3_600;
/** Stands in every text that the performer writes, and in no other. */
const MARK = 'Quillwort';
const KEPT = ['deleted_accounts', 'payments', 'sessions'];

const REGISTERED: Registration = {
  ...NO_REGISTRATION,
  firstName: MARK,
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '1234 AB',
  city: 'Zeist',
  email: 'quillwort@example.org',
  phone: '+31612345678',
  birthDate: '2000-05-17',
  accountHolder: 'Q Voorbeeld',
  iban: 'NL91ABNA0417164300',
};

/** Paths of all files in a folder and those below. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

describe.each(Object.entries(DATABASES))('on %s', (_kind, createPlaces) => {
  let places: DataPlaces;
  let place: DataPlace;
  let folder: string;
  let platform: TestPlatform;
  let media: string;
  const open = (): Promise<TestPlatform> => startPlatformHere({ ...place.options, data: folder, clockRate: 10 });

  beforeAll(async () => {
    places = await createPlaces();
    place = await places.create();
    // Photos are files also where the rows are in PostgreSQL.
    folder = 'data' in place.options ? place.options.data : mkdtempSync(join(tmpdir(), 'greenroom-deleted-'));
    media = join(folder, 'media');
    platform = await open();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await platform.stop();
    await places.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const arrive = async (id: string): Promise<BarePerformer> => {
    const performer = createBarePerformer(platform);
    await performer.arrives(id);
    return performer;
  };
  const deletion = (id: string): string => `performer/performer_accounts/${id}/account_data/deletion`;
  /** The account is gone, then its files, and last the request. */
  const isGone = (id: string) =>
    eventually(
      async () =>
        !(await platform.state()).performers.some((each) => each.id === id) &&
        (await place.rows(`select * from deletion_requests where performer_id = '${id}'`)).length === 0,
    );
  const rowsAbout = (cells: readonly Cell[], id: string): readonly Cell[] =>
    cells.filter(({ value }) => value === id || value.endsWith(` ${id}`) || value.includes(MARK));
  const sumOf = async (table: string, column: string, id: string): Promise<number> => {
    const [row] = await place.rows(`select sum(${column}) as total from ${table} where performer_id = '${id}'`);
    return Number(row?.['total'] ?? 0);
  };

  it(
    'deletes an account 14 days after the request from every table and from the files, and keeps its money to the cent',
    async () => {
      const id = '1001';
      const anna = await arrive(id);
      const before = filesIn(media);
      await useAccount(platform, id, anna, MARK);
      expect(filesIn(media).length).toBeGreaterThan(before.length);
      const full = await wholeDatabase(place);
      const tables = new Set(rowsAbout(full, id).map(({ table }) => table));
      expect(tables.size).toBeGreaterThan(25);
      await anna.call('POST', deletion(id));
      const earned = await sumOf('sessions', 'earned', id);
      expect(earned).toBeGreaterThan(0);

      const [request] = await place.rows(`select requested_at from deletion_requests where performer_id = '${id}'`);
      expect((await anna.call('GET', 'check_session?login=0')).status).toBe(200);
      // The platform reads the time of a request once; a start reads it again.
      const restarted = async (): Promise<void> => {
        await platform.stop();
        const due = Number(request?.['requested_at']) - 14 * DAY;
        await place.change(`update deletion_requests set requested_at = ${due} where performer_id = '${id}'`);
        platform = await open();
      };
      await restarted();
      await isGone(id);

      const left = rowsAbout(await wholeDatabase(place), id);
      expect([...new Set(left.map(({ table }) => table))].toSorted()).toEqual(KEPT);
      expect(new Set(left.map(({ column }) => column))).toEqual(new Set(['performer_id']));
      expect(await sumOf('sessions', 'earned', id)).toBe(earned);
      expect(await sumOf('payments', 'amount', id)).toBe(earned);
      expect(filesIn(media)).toEqual(before);
      expect(await createBarePerformer(platform).logIn(id)).toMatchObject({
        status: 400,
        json: { error: 'incorrect_password' },
      });
      const titles = await place.rows("select title from forum_threads where title = '…'");
      expect(titles).toHaveLength(1);
      expect(JSON.stringify(await platform.log())).not.toContain(MARK);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the proof of identity under the number of the account, which is given to no one again, and deletes it after its years',
    async () => {
      const api = createRegistrationApi(createTestClient(platform.url));
      const token = await platform.invite();
      let values = REGISTERED;
      for (const side of DOCUMENT_SIDES) {
        const sent = await api.upload(token, side, new Uint8Array(png(640, 480)));
        values = { ...values, [side]: sent.ok ? sent.value : '' };
      }
      const registered = await api.submit(token, values);
      const id = registered.ok ? registered.value : '';
      await platform.fault('deletion-due', true, id);
      await place.change(
        `insert into deletion_requests (performer_id, requested_at, requested_on) values ('${id}', 4000000000, 0)`,
      );
      await platform.stop();
      platform = await open();
      await isGone(id);
      const kinds = async () =>
        (await place.rows(`select kind from files where owner = '${id}' order by kind`)).map(({ kind }) => kind);
      expect(await kinds()).toEqual(['idBack', 'idFront']);
      expect(await place.rows('select * from files')).toHaveLength(2);
      const left = rowsAbout(await wholeDatabase(place), id).map(({ table, column }) => `${table}.${column}`);
      expect(new Set(left)).toEqual(
        new Set(['deleted_accounts.performer_id', 'deleted_accounts.payee', 'files.owner']),
      );
      expect(Number(await platform.hire())).toBe(Number(id) + 1);

      const age = async (years: number): Promise<void> => {
        await platform.stop();
        const on = Math.floor(Date.now() / 1_000) - years * 366 * DAY - DAY;
        await place.change(`update deleted_accounts set deleted_on = ${on}`);
        await place.change(`update sessions set started_at = ${on} where performer_id = '1001'`);
        await place.change(`update payments set paid_at = ${on} where performer_id = '1001'`);
        platform = await open();
      };
      const earned = await sumOf('payments', 'amount', '1001');
      await age(5);
      await eventually(async () => ((await kinds()).length === 0 ? true : undefined));
      expect(await sumOf('payments', 'amount', '1001')).toBe(earned);
      await age(7);
      await eventually(async () => ((await sumOf('payments', 'amount', '1001')) === 0 ? true : undefined));
      expect(await sumOf('sessions', 'earned', '1001')).toBe(0);
      await eventually(async () =>
        (await place.rows("select * from deleted_accounts where payee <> ''")).length === 0 ? true : undefined,
      );
      expect(rowsAbout(await wholeDatabase(place), id).map(({ table }) => table)).toEqual(['deleted_accounts']);
    },
    TIMEOUT_MS,
  );

  it(
    'does not cut a paid session off, logs the performer out when it is over, and takes no withdrawal once it is due',
    async () => {
      const id = await platform.hire();
      const performer = createBarePerformer(platform);
      const socket = await performer.openSocket(await performer.arrives(id));
      const mark = await platform.customer({ name: 'Mark' });
      await performer.call('POST', 'session/one_on_one', { performerId: id });
      await performer.call('POST', 'session/performer_ready', { performerId: id });
      await mark.asks(id);
      await performer.call('POST', 'session/accept_request', { clientId: mark.id });
      await mark.startsBothTimers();
      await platform.fault('deletion-due', true, id);
      await performer.call('POST', deletion(id));
      expect(await performer.call('DELETE', deletion(id))).toMatchObject({ status: 409, json: { error: 'too_late' } });
      // Two rounds of the due work.
      await new Promise((resolve) => {
        setTimeout(resolve, 1_500);
      });
      expect((await performer.call('GET', 'check_session?login=0')).status).toBe(200);
      await mark.leaves('CLICK');
      expect(await socket.receives('logout')).toEqual({ message: 'account deleted' });
      await socket.closed();
      await isGone(id);
      expect((await performer.call('GET', 'check_session?login=0')).status).toBe(403);
      expect(await sumOf('payments', 'amount', id)).toBe(await sumOf('sessions', 'earned', id));
    },
    TIMEOUT_MS,
  );
});

it('finishes a deletion whose process died before the files were gone', async () => {
  const places = await (DATABASES['SQLite']?.() ?? Promise.reject(new Error('No SQLite.')));
  const place = await places.create();
  const folder = 'data' in place.options ? place.options.data : '';
  const first = await startPlatformHere(place.options);
  const id = await first.hire();
  const performer = createBarePerformer(first);
  await performer.arrives(id);
  await createBareUploader(first, performer, id).add('photo', await photo(800, 1_000));
  await performer.call('POST', `performer/performer_accounts/${id}/account_data/deletion`);
  await first.stop();
  // As the process left it: the rows are gone, but those that name the files.
  await place.change(`delete from performers where id = '${id}'`);
  await place.change('update deletion_requests set requested_at = 0');
  expect(filesIn(join(folder, 'media', 'items')).length).toBeGreaterThan(0);
  const second = await startPlatformHere(place.options);
  await eventually(async () => (filesIn(join(folder, 'media', 'items')).length === 0 ? true : undefined));
  await eventually(async () =>
    (await place.rows("select * from medias where id like 'm%'")).some(({ performer_id: of }) => of === id)
      ? undefined
      : true,
  );
  expect(readFileSync(join(folder, 'account.key'), 'utf8').length).toBeGreaterThan(30);
  await second.stop();
  await places.dispose();
});
