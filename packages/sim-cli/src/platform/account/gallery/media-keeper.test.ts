import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { createCopyQueue, type CopyQueue } from './copy-queue.ts';
import { SAMPLE_VIDEO } from './media-filler.ts';
import { createMediaKeeper } from './media-keeper.ts';
import { createMedias } from './medias.ts';

const PLACE = '+52.3702+004.8952/';

/** The tags of a WebM file that tell the place. */
const TAGS = Buffer.concat([Buffer.from('1254c367', 'hex'), Buffer.from([0x80 | PLACE.length]), Buffer.from(PLACE)]);

let root: string;
let store: ReturnType<typeof openMemoryStore>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-keeper-'));
  store = openMemoryStore();
  await createTables(store);
});
afterEach(async () => {
  await store.destroy();
  await rm(root, { recursive: true });
});

const open = (copies?: CopyQueue) => {
  const path = join(root, 'upload');
  const items = join(root, 'items');
  const deps = {
    medias: createMedias(store),
    folder: { uploads: root, items, dispose: async () => undefined, drop: () => undefined },
    clock: { stamp: () => millis(0), today: () => seconds(0) },
    sequence: { next: () => 1 },
    eventLog: { write: () => undefined },
    levelOf: async () => 1,
  };
  return { path, items, keeper: createMediaKeeper(deps, copies) };
};
const fileAt = (path: string) => ({ kind: 'video', path, paid: false, price: 0, description: 'A walk' }) as const;
const performer = { id: '1004' } as PerformerRow;

it('writes no place among the kept files, and nothing of what is no video', async () => {
  const { path, items, keeper } = open();
  const file = fileAt(path);
  await writeFile(path, TAGS);
  expect(await keeper.keep(performer, { ...file, upload: 'one' })).toMatchObject({ ok: false, error: { status: 415 } });
  expect(await readdir(root)).not.toContain('items');

  await writeFile(path, Buffer.concat([SAMPLE_VIDEO.content(), TAGS]));
  expect(await keeper.keep(performer, { ...file, upload: 'two' })).toEqual({ ok: true, value: 'm1' });
  const [key = ''] = await readdir(items);
  expect(await readdir(join(items, key))).toEqual(['video.webm']);
  expect((await readFile(join(items, key, 'video.webm'), 'latin1')).includes(PLACE)).toBe(false);
});

it('copies an upload once that is sent again before it is kept', async () => {
  let copied = 0;
  const copies = createCopyQueue(async () => {
    copied += 1;
    return 'video.webm';
  });
  const { path, keeper } = open(copies);
  await writeFile(path, SAMPLE_VIDEO.content());
  const upload = { ...fileAt(path), upload: 'one' };
  const both = await Promise.all([keeper.keep(performer, upload), keeper.keep(performer, upload)]);
  expect(both).toEqual([
    { ok: true, value: 'm1' },
    { ok: true, value: 'm1' },
  ]);
  expect(copied).toBe(1);
});

it('refuses a video while ten of the performer wait to be copied', async () => {
  const copies = createCopyQueue(() => new Promise(() => undefined));
  const { path, keeper } = open(copies);
  await writeFile(path, SAMPLE_VIDEO.content());
  const eleven = Array.from({ length: 11 }, (_, number) =>
    keeper.keep(performer, { ...fileAt(path), upload: `${number}` }),
  );
  // No copy ends here, so the first answer is the refusal.
  expect(await Promise.race(eleven)).toMatchObject({ ok: false, error: { status: 409, body: { errNo: '1' } } });
});
