import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { ThreadPage, type ThreadPageModel } from './ThreadPage.tsx';

const MODEL: ThreadPageModel = {
  view: 'open',
  title: 'Quiet fans',
  topic: undefined,
  forumPath: '/forum/',
  list: { view: 'empty', mayBeOld: false, page: 1, pages: 1, retry: () => undefined },
  posts: [],
  content: 'A slow one.',
  maxLength: 100,
  maySend: true,
  posting: 'idle',
  write: () => undefined,
  send: () => undefined,
  show: () => () => undefined,
};

it('tells who wrote each post and when, and passes axe', async () => {
  const posts = [
    { id: '1', author: 'Anna', isOwn: false, content: 'Which fan is quiet?', date: '20-11-2026' },
    { id: '2', author: 'Zoë', isOwn: true, content: 'A slow, large one.', date: '21-11-2026' },
  ];
  await show(<ThreadPage model={{ ...MODEL, list: { ...MODEL.list, view: 'items' }, posts }} />);
  await expect.element(page.getByRole('article').first()).toHaveTextContent('Anna 20-11-2026Which fan is quiet?');
  await expect.element(page.getByRole('article').last()).toHaveTextContent('Zoë (you) 21-11-2026A slow, large one.');
  await expectAccessible();
});

it('keeps the focus at Post when the answer has arrived, and posts no empty one', async () => {
  const send = vi.fn<() => void>();
  const model: ThreadPageModel = observable({ ...MODEL, send }, {}, { deep: false });
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
