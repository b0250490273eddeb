import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ForumPost, ForumThread } from '@greenroom/core/forum/forum';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownList } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { ThreadModel } from './forum.view-model.ts';
import { ThreadPage } from './ThreadPage.tsx';

const at = (day: string) => seconds(Date.parse(`${day}T12:00:00Z`) / 1_000);
const THREAD: ForumThread = {
  id: '1',
  title: 'Quiet fans',
  topic: { id: '1', title: 'Technique' },
  author: 'Anna',
  posts: 2,
  date: at('2026-11-21'),
};

const MODEL: ThreadModel = {
  list: { ...shownList({ thread: THREAD, posts: [] as readonly ForumPost[], total: 0 }), view: 'empty' },
  content: 'A slow one.',
  maySend: true,
  posting: 'idle',
  write: () => undefined,
  send: () => undefined,
  show: () => () => undefined,
};

it('tells who wrote each post and when, and passes axe', async () => {
  const posts = [
    { id: '1', author: 'Anna', own: false, content: 'Which fan is quiet?', date: at('2026-11-20') },
    { id: '2', author: 'Zoë', own: true, content: 'A slow, large one.', date: at('2026-11-21') },
  ];
  await show(<ThreadPage model={{ ...MODEL, list: shownList({ thread: THREAD, posts, total: 2 }) }} />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const texts = page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Anna 20-11-2026.*Which fan is quiet\?$/);
  expect(texts[1]).toMatch(/^Zoë \(you\) 21-11-2026.*A slow, large one\.$/);
  await expectAccessible();
});

it('keeps the focus at Post when the answer has arrived, and posts no empty one', async () => {
  const send = vi.fn<() => void>();
  const model: ThreadModel = observable({ ...MODEL, send }, {}, { deep: false });
  await show(<ThreadPage model={model} />);
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await expect.element(post).toBeVisible();
  await expect.element(page.getByText('Write the first reply below.')).toBeVisible();
  post.element().focus();
  await userEvent.keyboard('{Enter}');
  runInAction(() => Object.assign(model, { content: '', maySend: false, posting: 'done' }));
  await expect.element(page.getByText('Posted', { exact: true })).toBeVisible();
  await expect.element(post).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
