import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORTED_TABLES } from '@greenroom/sim-cli/platform/beyond/account-data/exported-tables';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** A database and a platform have to start, on a machine that has much else to do. */
const TIMEOUT_MS = 120_000;
/** The minute of the collection takes six seconds, the ten minutes of a link and of a proof one minute. */
const RATE = 10;
/** Ten minutes take a second. */
const FAST = 600;
const ANNA = '1001';

describe.each(Object.entries(DATABASES))('on %s', (_kind, createPlaces) => {
  let places: DataPlaces;
  let place: DataPlace;
  let platform: TestPlatform;
  let anna: BarePerformer;
  const path = (more = ''): string => `performer/performer_accounts/${ANNA}/account_data${more}`;
  const link = async (): Promise<string> => {
    const { json } = await anna.call('POST', path('/download/link'));
    return String(json['path']);
  };
  const download = (from: BarePerformer, address: string) => from.send(`${platform.url}${address}`);

  beforeAll(async () => {
    places = await createPlaces();
    place = await places.create();
    platform = await startPlatformHere({ ...place.options, clockRate: RATE });
    anna = createBarePerformer(platform);
    await anna.arrives(ANNA);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await platform.stop();
    await places.dispose();
  });

  it(
    'has everything of the performer in one ZIP, with sums equal to the database to the cent, and opens a link once',
    async () => {
      expect((await anna.call('POST', path('/download/link'))).json).toEqual({ error: 'not_ready' });
      expect((await anna.call('POST', path('/download'))).status).toBe(200);
      await eventually(async () =>
        ((await anna.call('GET', path())).json['download'] as { state: string }).state === 'ready' ? true : undefined,
      );
      const first = await link();
      const address = await link();
      expect((await download(anna, first)).status).toBe(410);
      const other = createBarePerformer(platform);
      await other.arrives('1004');
      expect((await download(other, address)).status).toBe(410);
      expect((await download(createBarePerformer(platform), address)).status).toBe(403);

      const both = await Promise.all([download(anna, address), download(anna, address)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
      const answer = both.find(({ status }) => status === 200);
      expect(answer?.headers.get('content-disposition')).toMatch(/^attachment; filename="greenroom-1001-[\d-]+\.zip"$/);
      const files = unzipSync(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer()));
      const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
      const rows = (table: string) => JSON.parse(text(`data/${table}.json`)) as Record<string, unknown>[];
      const sum = (table: string, column: string): number =>
        rows(table).reduce((total, row) => total + Number(row[column]), 0);
      for (const [table, column] of [
        ['sessions', 'earned'],
        ['payments', 'amount'],
      ] as const) {
        const [kept] = await place.rows(
          `select sum(${column}) as total, count(*) as rows from ${table} where performer_id = '${ANNA}'`,
        );
        expect([sum(table, column), rows(table).length]).toEqual([Number(kept?.['total']), Number(kept?.['rows'])]);
        expect(text(`data/${table}.csv`).trimEnd().split('\r\n')).toHaveLength(rows(table).length + 1);
      }
      expect(sum('sessions', 'earned')).toBeGreaterThan(0);
      const photos = await place.rows(`select id from medias where performer_id = '${ANNA}' and kind = 'photo'`);
      expect(
        Object.keys(files)
          .filter((name) => name.startsWith('photos/'))
          .toSorted(),
      ).toEqual(photos.map(({ id }) => `photos/${String(id)}.webp`).toSorted());
      expect(photos.length).toBeGreaterThan(0);
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(EXPORTED_TABLES.flatMap(({ table }) => [`data/${table}.json`, `data/${table}.csv`])),
      );
      const whole = Object.entries(files)
        .filter(([name]) => name.startsWith('data/'))
        .map(([name]) => text(name))
        .join('');
      const [secrets] = await place.rows(`select password_hash from performers where id = '${ANNA}'`);
      expect(whole).not.toContain(String(secrets?.['password_hash']));
      expect(rows('memos').every((memo) => memo['performer_id'] === ANNA)).toBe(true);
    },
    TIMEOUT_MS,
  );

  it('keeps the secret of a link in no table', async () => {
    const address = await link();
    const [row] = await place.rows(`select * from data_downloads where performer_id = '${ANNA}'`);
    expect(JSON.stringify(row)).not.toContain(address.split('/').at(-1));
  });

  it('keeps the time of the first request to delete, takes it back once, and tells both by mail', async () => {
    const id = await platform.hire();
    const performer = createBarePerformer(platform);
    await performer.arrives(id);
    const own = `performer/performer_accounts/${id}/account_data`;
    expect((await performer.call('DELETE', `${own}/deletion`)).json).toEqual({ error: 'too_late' });
    await performer.call('POST', `${own}/deletion`);
    const { deletion } = (await performer.call('GET', own)).json as unknown as { deletion: object };
    expect(deletion).toMatchObject({ isWithdrawable: true });
    await performer.call('POST', `${own}/deletion`);
    expect((await performer.call('GET', own)).json['deletion']).toEqual(deletion);
    const taken = await Promise.all([1, 2].map(() => performer.call('DELETE', `${own}/deletion`)));
    expect(taken.some(({ status }) => status === 200)).toBe(true);
    expect((await performer.call('GET', own)).json['deletion']).toBeNull();
    const told = await place.rows(`select kind from notices where performer_id = '${id}' order by sent_at`);
    expect(told.map(({ kind: each }) => each)).toEqual(
      expect.arrayContaining(['deletionRequested', 'deletionWithdrawn']),
    );
  });

  it('tells the performer who looked at a document, and no one else', async () => {
    await platform.viewDocument({
      performerId: ANNA,
      viewer: 'Support 12',
      document: 'idFront',
      reason: 'Check of age',
    });
    expect((await anna.call('GET', path())).json['views']).toMatchObject([
      { viewer: 'Support 12', document: 'idFront', reason: 'Check of age' },
    ]);
    expect((await anna.call('GET', path().replace(ANNA, '1004'))).status).toBe(404);
  });
});

it(
  'asks for the second factor before a download or a deletion is requested, ten minutes after the last proof',
  async () => {
    const platform = await startPlatformHere({ clockRate: FAST });
    const id = await platform.hire();
    const performer = createBarePerformer(platform);
    await performer.arrives(id);
    const path = (more = ''): string => `performer/performer_accounts/${id}/account_data${more}`;
    await eventually(async () => (await performer.call('POST', path('/download/link'))).status === 401);
    for (const more of ['/download', '/download/link', '/deletion'])
      expect(await performer.call('POST', path(more))).toMatchObject({
        status: 401,
        json: { error: 'confirmation_required' },
      });
    expect((await performer.call('GET', path())).json).toMatchObject({ deletion: null, download: null });
    await platform.stop();
  },
  TIMEOUT_MS,
);
