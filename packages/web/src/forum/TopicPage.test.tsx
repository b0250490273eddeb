import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { shownList } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { TopicModel } from './forum.view-model.ts';
import { TopicPage } from './TopicPage.tsx';

const TOPIC = { id: '1', title: 'Lights', description: '', threads: 0, followed: false };
const modelWith = (followed: boolean): TopicModel => ({
  list: { ...shownList({ topic: { ...TOPIC, followed }, threads: [], total: 0 }), view: 'empty' },
  isFollowing: false,
  follow: () => undefined,
});

it('says that a topic is not open to the performer, instead of blaming the connection', async () => {
  const model = modelWith(false);
  await show(<TopicPage model={{ ...model, list: { ...model.list, view: 'notAllowed' } }} />);
  await expect.element(page.getByText('You don’t have access to this page')).toBeVisible();
});

it.each([
  [false, 'Follow topic'],
  [true, 'Stop following'],
])('says what a press does, and that alone, where following is %s', async (followed, name) => {
  await show(<TopicPage model={modelWith(followed)} />);
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-pressed');
});
