import { seconds } from '@greenroom/core/kernel/units';
import { expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { createForumBook } from './forum-book.ts';

it('leaves a thread in its place when a post is sent again', async () => {
  let today = seconds(1_772_708_400);
  let position = Number.MAX_SAFE_INTEGER - 10;
  const store = openMemoryStore();
  await migrate(store);
  await seedWorld(store, 1, today);
  const forum = createForumBook(store, { today: () => today }, { next: () => (position += 1) });
  const performer = { id: '1004', nickname: 'Demi' };
  const date = async (id: string) => (await forum.thread(id))?.date;
  const [thread] = (await forum.threads({}, { limit: 1, offset: 0 })).threads;
  const id = thread?.id ?? '';
  await forum.write(performer, id, { id: 'post-1', content: 'A carpet helps' });
  expect(await date(id)).toBe(today);
  const before = today;
  today = seconds(today + 60);
  await forum.write(performer, id, { id: 'post-1', content: 'A carpet helps' });
  expect(await date(id)).toBe(before);
  await forum.write(performer, id, { id: 'post-2', content: 'So does a curtain' });
  expect(await date(id)).toBe(today);
});
