import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerRow } from '../account/performer-table.ts';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { createMediaKeeper } from './media-keeper.ts';
import { createMedias } from './medias.ts';

const PLACE = '+52.3702+004.8952/';

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const VIDEO = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isom')),
  box('moov', box('udta', box('\u{a9}xyz', Buffer.from(PLACE)))),
]);

it('takes the place out of a video before it moves it among the kept files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'greenroom-keeper-'));
  const path = join(root, 'upload');
  const items = join(root, 'items');
  await writeFile(path, VIDEO);
  // No folder can be made below a file: the move fails.
  await writeFile(items, '');
  const store = openMemoryStore();
  await migrate(store);
  const keeper = createMediaKeeper({
    medias: createMedias(store),
    folder: { uploads: root, items, dispose: async () => undefined, drop: () => undefined },
    clock: { stamp: () => millis(0), today: () => seconds(0) },
    sequence: { next: () => 1 },
    journal: { write: () => undefined },
    levelOf: async () => 1,
  });
  expect((await readFile(path, 'latin1')).includes(PLACE)).toBe(true);
  const file = { kind: 'video', upload: 'one', path, paid: false, price: 0, description: 'A walk' } as const;
  const performer = { id: '1004' } as PerformerRow;
  await expect(keeper.keep(performer, file)).rejects.toThrow('ENOTDIR');
  expect((await readFile(path, 'latin1')).includes(PLACE)).toBe(false);
  await store.destroy();
  await rm(root, { recursive: true });
});
