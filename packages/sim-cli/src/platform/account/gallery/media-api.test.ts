import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { onFullDisk, openSeededStore, performerOf } from '../../base/world/seeded-store.fake.ts';
import { createArrivingPhotos } from './arriving-photos.ts';
import { createMediaApi } from './media-api.sim.ts';
import { createMediaKeeper } from './media-keeper.ts';
import { createMedias } from './medias.ts';
import { loadSharp } from './reencode-image.ts';
import { uploadName } from './upload-store.ts';

it('keeps a photo with its files whose performer could not be left without it as avatar', async () => {
  const store = await openSeededStore();
  const performer = await performerOf(store);
  const removed: unknown[] = [];
  const medias = createMedias(store);
  const gallery = { medias, keeper: { removeFiles: async ({ id }: { readonly id: string }) => void removed.push(id) } };
  const { deleteMedia } = createMediaApi({
    gallery,
    eventLog: { write: () => undefined },
  } as unknown as Parameters<typeof createMediaApi>[0]);
  const avatar = performer.avatar ?? '';
  const request = { params: { id: '1004', mediaId: avatar }, query: undefined, body: undefined };
  const caller = { performer } as PerformerCaller;
  const work = () => deleteMedia(request, caller);
  await expect(onFullDisk(store, 'update of avatar on performers', work)).rejects.toThrow('disk full');
  expect([(await medias.find('1004', avatar))?.id, removed]).toEqual([avatar, []]);
  expect(await deleteMedia(request, caller)).toMatchObject({ ok: true });
  expect([await medias.find('1004', avatar), removed]).toEqual([undefined, [avatar]]);
  await store.destroy();
});

it('finds a photo in one piece that another node still converts, so that it can be deleted', async () => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-converting-'));
  const store = await openSeededStore();
  const performer = await performerOf(store);
  const medias = createMedias(store);
  await store.deleteFrom('medias').execute();
  const keeper = createMediaKeeper({
    medias,
    folder: { uploads: root, items: join(root, 'items'), dispose: async () => undefined, drop: () => undefined },
    clock: { stamp: () => millis(0), today: () => seconds(0) },
    sequence: { next: () => 1 },
    eventLog: { write: () => undefined },
    levelOf: async () => 1,
  });
  const uploads = { whole: async () => undefined };
  const arriving = createArrivingPhotos(root, millis(600_000));
  const { keepPhoto } = createMediaApi({ gallery: { medias, uploads, arriving } } as unknown as Parameters<
    typeof createMediaApi
  >[0]);
  const path = arriving.pathOf(uploadName('1004', 'one'));
  const sharp = await loadSharp();
  const picture = sharp({ create: { width: 700, height: 900, channels: 3, background: '#808080' } });
  writeFileSync(path, await picture.jpeg().toBuffer());
  const photo = { kind: 'photo', path, paid: false, price: 0, description: '' } as const;
  const sent = keeper.keep(performer, { ...photo, upload: uploadName('1004', 'one') }).finally(() => rmSync(path));
  const ask = (upload: string) =>
    keepPhoto(
      { params: { id: '1004' }, query: undefined, body: { ...photo, upload } } as never,
      { performer } as PerformerCaller,
    );
  expect(await ask('one')).toEqual({ ok: true, value: { id: 'm1' } });
  expect(await sent).toEqual({ ok: true, value: 'm1' });
  expect(await ask('other')).toMatchObject({ ok: false, error: { body: { error: 'no_such_upload' } } });
  await store.destroy();
  rmSync(root, { recursive: true });
});

it('answers the id of an upload that the same call, sent twice, kept meanwhile', async () => {
  const store = await openSeededStore();
  const performer = await performerOf(store);
  const medias = createMedias(store);
  const uploads = {
    whole: async () => {
      await store.updateTable('medias').set({ upload: 'one' }).where('id', '=', performer.avatar).execute();
      return undefined;
    },
  };
  const arriving = { settled: async () => undefined };
  const { keepVideo } = createMediaApi({ gallery: { medias, uploads, arriving } } as unknown as Parameters<
    typeof createMediaApi
  >[0]);
  const request = { params: { id: '1004' }, query: undefined, body: { upload: 'one' } } as never;
  expect(await keepVideo(request, { performer } as PerformerCaller)).toEqual({
    ok: true,
    value: { id: performer.avatar },
  });
  await store.destroy();
});
