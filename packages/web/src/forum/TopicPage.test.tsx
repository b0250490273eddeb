import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { TopicPage, type TopicPageModel } from './TopicPage.tsx';

const nothing = (): void => undefined;
const TOPIC: TopicPageModel = {
  view: 'open',
  title: 'Lights',
  description: '',
  followed: false,
  following: 'idle',
  follow: nothing,
  list: { view: 'empty', mayBeOld: false, page: 1, pages: 1, retry: nothing },
  rows: [],
  newThreadPath: '/forum/thread/1/new/',
  forumPath: '/forum/',
};

it('says that a topic is not open to the performer, instead of blaming the connection', async () => {
  await show(<TopicPage model={{ ...TOPIC, view: 'notAllowed' }} />);
  await expect.element(page.getByText('You don’t have access to this page')).toBeVisible();
});

it.each([
  [false, 'Follow topic'],
  [true, 'Stop following'],
])('says what a press does, and that alone, where following is %s', async (followed, name) => {
  await show(<TopicPage model={{ ...TOPIC, followed }} />);
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-pressed');
});
