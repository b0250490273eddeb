import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../calls/handler.ts';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { createMediaApi } from './media-api.sim.ts';
import { createMedias } from './medias.ts';

it('keeps a photo with its files whose performer could not be left without it as avatar', async () => {
  const store = openMemoryStore();
  await migrate(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const performer = await store.selectFrom('performers').selectAll().where('id', '=', '1004').executeTakeFirstOrThrow();
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
  await sql`create trigger full before update of avatar on performers begin select raise(abort, 'disk full'); end`.execute(
    store,
  );
  await expect(deleteMedia(request, caller)).rejects.toThrow('disk full');
  expect([(await medias.find('1004', avatar))?.id, removed]).toEqual([avatar, []]);
  await sql`drop trigger full`.execute(store);
  expect(await deleteMedia(request, caller)).toMatchObject({ ok: true });
  expect([await medias.find('1004', avatar), removed]).toEqual([undefined, [avatar]]);
  await store.destroy();
});
