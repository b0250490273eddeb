import { action, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { ForumPage, type ForumFrontModel } from './ForumPage.tsx';

type Section = ForumFrontModel['sections'][number];

const LIST: ForumFrontModel['list'] = { view: 'items', mayBeOld: false, page: 1, pages: 1, retry: () => undefined };

const openForum = async (more: Partial<ForumFrontModel> = {}) => {
  const shown = new Set<string>();
  const drafts = new Map<string, string>();
  const section = (id: string): Section => ({ id, title: id, topics: [], creating: 'idle' });
  const set = action((id: string, creating: Section['creating']): void => {
    Object.assign(model, { sections: model.sections.map((each) => (each.id === id ? { ...each, creating } : each)) });
  });
  const model: ForumFrontModel = observable(
    {
      list: LIST,
      sections: [section('Techniek'), section('Licht')],
      followed: [],
      followedFailed: false,
      searchPath: '/forum/thread/',
      beginTopic: (id: string) => set(id, 'idle'),
      createTopic: (id: string) => set(id, 'busy'),
      topicDraft: (id: string) => drafts.get(id) ?? '',
      writeTopic: (id: string, title: string) => void drafts.set(id, title),
      showForm: (id: string) => {
        shown.add(id);
        return () => shown.delete(id);
      },
      retryFollowed: () => undefined,
      ...more,
    },
    {},
    { deep: false },
  );
  await show(<ForumPage model={model} />);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const begin = async (name: string): Promise<void> => part(name).getByRole('button', { name: 'New topic' }).click();
  return { set, part, begin, shown, drafts };
};

it('shows in each section whether its own topic could be made, and closes the form when it was', async () => {
  const { set, part, begin, shown, drafts } = await openForum();
  await expect.element(part('Techniek').getByText('No topics in this section yet.', { exact: false })).toBeVisible();
  await begin('Techniek');
  await begin('Licht');
  expect([...shown]).toEqual(['Techniek', 'Licht']);
  const title = part('Techniek').getByRole('textbox', { name: 'Name of the topic' });
  await title.fill('Fans');
  await part('Techniek').getByRole('button', { name: 'Create topic' }).click();
  set('Techniek', 'failed');
  const error = page.getByText('The topic could not be created. Try again.');
  await expect.element(part('Techniek').getByText('The topic could not be created. Try again.')).toBeVisible();
  expect(error.elements()).toHaveLength(1);
  drafts.clear();
  set('Techniek', 'done');
  await expect.element(title).not.toBeInTheDocument();
  expect([...shown]).toEqual(['Licht']);
  await expect.element(part('Techniek').getByRole('button', { name: 'New topic' })).toHaveFocus();
  await expect.element(part('Licht').getByRole('textbox')).toBeVisible();
  await begin('Techniek');
  await expect.element(title).toHaveValue('');
});

it('says that no topic is followed once that is known', async () => {
  const words = page.getByText('You do not follow a topic yet.', { exact: false });
  const { part } = await openForum({ followed: undefined });
  await expect.element(part('Topics you follow').getByText('One moment …')).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
  await openForum();
  await expect.element(words).toBeVisible();
});

it('keeps the name of a new topic for the next visit, says so, and forgets it at a cancel', async () => {
  const { part, begin, drafts } = await openForum();
  await begin('Techniek');
  await part('Techniek').getByRole('textbox').fill('Fans');
  expect([...drafts]).toEqual([['Techniek', 'Fans']]);
  const again = await openForum({ topicDraft: () => 'Fans' });
  await again.part('Techniek').getByRole('button', { name: 'Continue draft' }).click();
  await expect.element(again.part('Techniek').getByRole('textbox')).toHaveValue('Fans');
  await again.part('Techniek').getByRole('button', { name: 'Cancel' }).click();
  expect([...again.drafts]).toEqual([['Techniek', '']]);
});

it('says that the forum has no sections once that is known', async () => {
  await openForum({ sections: [], list: { ...LIST, view: 'empty' } });
  await expect.element(page.getByText('No sections yet')).toBeVisible();
  await openForum({ sections: [], list: { ...LIST, view: 'loading' } });
  await expect.element(page.getByText('No sections yet')).not.toBeInTheDocument();
});

it('gives the focus back when the form for a new topic is cancelled', async () => {
  const { part, begin } = await openForum();
  const button = part('Techniek').getByRole('button', { name: 'New topic' });
  await expect.element(button).not.toHaveFocus();
  await begin('Techniek');
  await part('Techniek').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button).toHaveFocus();
});

it('leads to the sections beyond the first 20', async () => {
  await openForum({ list: { ...LIST, pages: 2 } });
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=2');
});

it.each([
  [0, ['Techniek', 'Licht', 'Topics you follow']],
  [1, ['Topics you follow', 'Techniek', 'Licht']],
] as const)('begins with the sections, or with the topics that are followed: %i', async (count, names) => {
  const topic = { id: '1', to: '/forum/topic/1/', title: 'Lamps', description: '', threads: 1, followed: true };
  await openForum({ followed: Array.from({ length: count }, () => topic) });
  await expect.element(page.getByRole('region', { name: 'Topics you follow' })).toBeVisible();
  const panels = page.getByRole('region').elements();
  const nameOf = (panel: Element): string => panel.querySelector('h2')?.textContent ?? '';
  expect(panels.map(nameOf)).toEqual(names);
});
