import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly threads: number;
  readonly followed: boolean;
}

let platform: TestPlatform;
let demi: BarePerformer;
const FORUM = 'performer/performer_accounts/1004/forum';
const PAGE = 'limit=20&offset=0';

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  await demi.arrives('1004');
});
afterAll(() => platform.stop());

const topics = async (): Promise<readonly Topic[]> => {
  const { json } = await demi.call('GET', `${FORUM}/sections?${PAGE}`);
  return (json as unknown as { sections: { topics: Topic[] }[] }).sections.flatMap((section) => section.topics);
};

it('has sections with topics, and pages of 20 threads, the one written in last first', async () => {
  const busiest = (await topics()).find(({ threads }) => threads > 20);
  const first = await demi.call('GET', `${FORUM}/topics/${busiest?.id}?${PAGE}`);
  const { threads, total } = first.json as unknown as { threads: { date: number }[]; total: number };
  expect([threads.length, total]).toEqual([20, busiest?.threads]);
  const dates = threads.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

it('follows a topic and no longer', async () => {
  const [first] = await topics();
  await demi.call('PUT', `${FORUM}/topics/${first?.id}/followed`, { followed: true });
  expect((await demi.call('GET', `${FORUM}/followed`)).json).toMatchObject({ topics: [{ id: first?.id }] });
  await demi.call('PUT', `${FORUM}/topics/${first?.id}/followed`, { followed: false });
  expect((await demi.call('GET', `${FORUM}/followed`)).json).toEqual({ topics: [] });
});

it('begins a thread, keeps an answer once however often it is sent, and finds both', async () => {
  const [first] = await topics();
  const made = await demi.call('POST', `${FORUM}/topics/${first?.id}/threads`, {
    title: 'Sound',
    content: 'Echo 50 %',
  });
  const thread = `${FORUM}/threads/${String(made.json['id'])}`;
  for (let time = 0; time < 2; time += 1)
    expect((await demi.call('POST', `${thread}/posts`, { id: 'p-once', content: 'A carpet helps' })).status).toBe(200);
  expect((await demi.call('GET', `${thread}?${PAGE}`)).json).toMatchObject({
    thread: { title: 'Sound', author: 'Demi', posts: 2 },
    posts: [{ content: 'Echo 50 %', own: true }, { content: 'A carpet helps' }],
    total: 2,
  });
  expect((await demi.call('GET', `${FORUM}/threads?search=carpet&${PAGE}`)).json).toMatchObject({ total: 1 });
  expect((await demi.call('GET', `${FORUM}/threads?search=${encodeURIComponent('0 %')}&${PAGE}`)).json).toMatchObject({
    total: 1,
  });
});

it('finds words with accents and capital letters, in titles and posts', async () => {
  const [first] = await topics();
  await demi.call('POST', `${FORUM}/topics/${first?.id}/threads`, { title: 'Élan', content: 'À DEMAIN' });
  for (const search of ['Élan', 'élan', 'elan', 'à demain'])
    expect(
      (await demi.call('GET', `${FORUM}/threads?search=${encodeURIComponent(search)}&${PAGE}`)).json,
    ).toMatchObject({
      threads: [{ title: 'Élan' }],
      total: 1,
    });
});

it('makes a topic in a section that exists, once however often it is sent', async () => {
  expect((await demi.call('POST', `${FORUM}/sections/s1/topics`, { title: 'Clothes' })).status).toBe(200);
  expect((await topics()).map(({ title }) => title)).toContain('Clothes');
  for (let time = 0; time < 2; time += 1)
    await demi.call('POST', `${FORUM}/sections/s1/topics`, { id: 'o-once', title: 'Lamps' });
  expect((await topics()).filter(({ title }) => title === 'Lamps').map(({ id }) => id)).toEqual(['o-once']);
  expect((await demi.call('POST', `${FORUM}/sections/s99/topics`, { title: 'Clothes' })).status).toBe(404);
  expect((await demi.call('GET', `${FORUM}/topics/o99?${PAGE}`)).status).toBe(404);
  expect((await demi.call('GET', `${FORUM}/threads/d999?${PAGE}`)).status).toBe(404);
});

it('is closed to who has the tag ForumBlocked', async () => {
  const evi = createBarePerformer(platform);
  await evi.arrives('1005');
  for (const path of [`sections?${PAGE}`, 'followed', `threads?${PAGE}`])
    expect(await evi.call('GET', `performer/performer_accounts/1005/forum/${path}`)).toMatchObject({
      status: 409,
      json: { error: 'forum_blocked' },
    });
});

it('does not exist on the dusk theme', async () => {
  const dusk = await startPlatformHere({ theme: 'dusk' });
  const anna = createBarePerformer(dusk);
  await anna.arrives('1004');
  expect(await anna.call('GET', `${FORUM}/sections?${PAGE}`)).toMatchObject({ status: 409 });
  await dusk.stop();
});

it('puts the thread that was written in last first, also of several written in within one second', async () => {
  const [, topic] = await topics();
  const begun: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const made = await demi.call('POST', `${FORUM}/topics/${topic?.id}/threads`, {
      title: `Thread ${index}`,
      content: 'Written at once',
    });
    begun.push(String(made.json['id']));
  }
  const order = [3, 0, 6, 1, 7, 5, 2, 4];
  for (const index of order) {
    const post = { id: `00000000-0000-4000-8000-00000000000${index}`, content: 'An answer' };
    await demi.call('POST', `${FORUM}/threads/${begun[index]}/posts`, post);
  }
  const page = await demi.call('GET', `${FORUM}/topics/${topic?.id}?${PAGE}`);
  const { threads } = page.json as unknown as { threads: { id: string }[] };
  expect(threads.slice(0, 8).map(({ id }) => begun.indexOf(id))).toEqual(order.toReversed());
});
