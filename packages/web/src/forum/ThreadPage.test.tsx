import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { ThreadPage, type ThreadPageModel } from './ThreadPage.tsx';

it('keeps the focus at Post when the answer has arrived, and posts no empty one', async () => {
  const send = vi.fn<() => void>();
  const model: ThreadPageModel = observable(
    {
      view: 'open',
      title: 'Quiet fans',
      topic: undefined,
      forumPath: '/forum/',
      list: { view: 'empty', page: 1, pages: 1, retry: () => undefined },
      posts: [],
      content: 'A slow one.',
      maxLength: 100,
      maySend: true,
      posting: 'idle',
      write: () => undefined,
      send,
      show: () => () => undefined,
    },
    {},
    { deep: false },
  );
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
