import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { createMediaKeeper } from './media-keeper.ts';
import { createMedias } from './medias.ts';
import { SAMPLE_VIDEO } from './media-filler.ts';

const PLACE = '+52.3702+004.8952/';

/** The tags of a WebM file that tell the place. */
const TAGS = Buffer.concat([Buffer.from('1254c367', 'hex'), Buffer.from([0x80 | PLACE.length]), Buffer.from(PLACE)]);

it('writes no place among the kept files, and nothing of what is no video', async () => {
  const root = await mkdtemp(join(tmpdir(), 'greenroom-keeper-'));
  const path = join(root, 'upload');
  const items = join(root, 'items');
  const store = openMemoryStore();
  await migrate(store);
  const keeper = createMediaKeeper({
    medias: createMedias(store),
    folder: { uploads: root, items, dispose: async () => undefined, drop: () => undefined },
    clock: { stamp: () => millis(0), today: () => seconds(0) },
    sequence: { next: () => 1 },
    eventLog: { write: () => undefined },
    levelOf: async () => 1,
  });
  const file = { kind: 'video', path, paid: false, price: 0, description: 'A walk' } as const;
  const performer = { id: '1004' } as PerformerRow;
  await writeFile(path, TAGS);
  expect(await keeper.keep(performer, { ...file, upload: 'one' })).toMatchObject({ ok: false, error: { status: 415 } });
  expect(await readdir(items)).toEqual([]);

  await writeFile(path, Buffer.concat([SAMPLE_VIDEO.content(), TAGS]));
  expect(await keeper.keep(performer, { ...file, upload: 'two' })).toEqual({ ok: true, value: 'm1' });
  const [key = ''] = await readdir(items);
  expect(await readdir(join(items, key))).toEqual(['video.webm']);
  expect((await readFile(join(items, key, 'video.webm'), 'latin1')).includes(PLACE)).toBe(false);
  await store.destroy();
  await rm(root, { recursive: true });
});
