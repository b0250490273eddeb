import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createForum } from './forum.ts';

it('leaves a thread in its place when a post is sent again', async () => {
  let today = seconds(1_772_708_400);
  let position = Number.MAX_SAFE_INTEGER - 10;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, today);
  const forum = createForum(store, { today: () => today }, { next: () => (position += 1) });
  const performer = { id: '1004', nickname: 'Demi' };
  const date = async (id: string) => (await forum.thread(id))?.date;
  const [thread] = (await forum.threads({}, { limit: 1, offset: 0 })).threads;
  const id = thread?.id ?? '';
  await forum.write(performer, id, { id: 'post-1', content: 'A carpet helps' });
  expect(await date(id)).toBe(today);
  const before = today;
  today = seconds(today + 60);
  await forum.write(performer, id, { id: 'post-1', content: 'A thick carpet helps' });
  expect(await date(id)).toBe(before);
  const { rows } = await forum.posts(id, { limit: 100, offset: 0 });
  expect(rows.filter((post) => post.content === 'A thick carpet helps')).toHaveLength(1);
  await forum.write(performer, id, { id: 'post-2', content: 'So does a curtain' });
  expect(await date(id)).toBe(today);
});

it('begins one thread when a performer sends the same first post twice, and another for another performer', async () => {
  let position = Number.MAX_SAFE_INTEGER - 10;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_772_708_400));
  const forum = createForum(store, { today: () => seconds(1_772_708_400) }, { next: () => (position += 1) });
  const [topic] = await forum.topics('1004');
  const begin = (performerId: string, title = 'Lamps') =>
    forum.begin({ id: performerId, nickname: 'Demi' }, topic?.id ?? '', { id: 'post-1', title, content: 'Which?' });
  const thread = await begin('1004');
  expect(await begin('1004', 'Lamps and curtains')).toBe(thread);
  expect(await forum.thread(thread)).toMatchObject({ title: 'Lamps and curtains', posts: 1 });
  const other = await begin('1005');
  expect(other).not.toBe(thread);
  expect((await forum.posts(other, { limit: 5, offset: 0 })).total).toBe(1);
});

it('changes no title of a thread by the id of an answer in it', async () => {
  let position = Number.MAX_SAFE_INTEGER - 10;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_772_708_400));
  const forum = createForum(store, { today: () => seconds(1_772_708_400) }, { next: () => (position += 1) });
  const [demi, bea] = [
    { id: '1004', nickname: 'Demi' },
    { id: '1005', nickname: 'Bea' },
  ] as const;
  const topic = (await forum.topics('1004'))[0]?.id ?? '';
  const thread = await forum.begin(demi, topic, { id: 'post-1', title: 'Lamps', content: 'Which?' });
  await forum.write(bea, thread, { id: 'post-2', content: 'This one' });
  await forum.begin(bea, topic, { id: 'post-2', title: 'Mine now', content: 'Changed' });
  expect(await forum.thread(thread)).toMatchObject({ title: 'Lamps', posts: 2 });
});

it('keeps a post and a topic whose id another performer has under an id of its own, and one that is sent again once', async () => {
  let position = Number.MAX_SAFE_INTEGER - 10;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_772_708_400));
  const forum = createForum(store, { today: () => seconds(1_772_708_400) }, { next: () => (position += 1) });
  const [demi, bea] = [
    { id: '1004', nickname: 'Demi' },
    { id: '1005', nickname: 'Bea' },
  ] as const;
  const before = await forum.topics('1004');
  const { id: topicId = '', sectionId = '' } = before[0] ?? {};
  const thread = await forum.begin(demi, topicId, { id: 'post-1', title: 'Lamps', content: 'Which?' });
  await forum.write(demi, thread, { id: 'post-2', content: 'This one' });
  await forum.write(bea, thread, { id: 'post-2', content: 'That one' });
  const { rows } = await forum.posts(thread, { limit: 5, offset: 0 });
  expect(rows.map(({ author, content }) => [author, content])).toEqual([
    ['Demi', 'Which?'],
    ['Demi', 'This one'],
    ['Bea', 'That one'],
  ]);
  for (const title of ['Curtains', 'Curtains', 'Carpets']) await forum.addTopic(sectionId, { id: 'topic-1', title });
  const added = (await forum.topics('1004')).slice(before.length).map(({ title }) => title);
  expect(added).toEqual(['Curtains', 'Carpets']);
  await store.destroy();
});
