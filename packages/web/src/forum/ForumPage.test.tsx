import { action, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ForumFront, ForumSection, ForumTopic } from '@greenroom/core/forum/forum';
import { shownList, shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { ForumFrontModel } from './forum.view-model.ts';
import { ForumPage } from './ForumPage.tsx';

type Outcome = ReturnType<ForumFrontModel['creating']>;

const section = (id: string): ForumSection => ({ id, title: id, topics: [] });
const LIST = shownList<ForumFront>({ sections: [section('Techniek'), section('Licht')], total: 2 });

const openForum = async (more: Partial<ForumFrontModel> = {}) => {
  const shown = new Set<string>();
  const drafts = new Map<string, string>();
  const outcomes = observable.map<string, Outcome>();
  const set = action((id: string, outcome: Outcome): void => void outcomes.set(id, outcome));
  const model: ForumFrontModel = {
    list: LIST,
    followed: shownQuery<readonly ForumTopic[]>([]),
    creating: (id) => outcomes.get(id) ?? 'idle',
    beginTopic: (id) => set(id, 'idle'),
    createTopic: (id) => set(id, 'busy'),
    topicDraft: (id) => drafts.get(id) ?? '',
    writeTopic: (id, title) => void drafts.set(id, title),
    showForm: (id) => {
      shown.add(id);
      return () => shown.delete(id);
    },
    ...more,
  };
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
  const { part } = await openForum({ followed: { ...shownQuery([]), view: 'loading', data: undefined } });
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
  await openForum({ list: { ...LIST, view: 'empty' } });
  await expect.element(page.getByText('No sections yet')).toBeVisible();
  await openForum({ list: { ...LIST, view: 'loading' } });
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
  const topic = { id: '1', title: 'Lamps', description: '', threads: 1, followed: true };
  await openForum({ followed: shownQuery(Array.from({ length: count }, () => topic)) });
  await expect.element(page.getByRole('region', { name: 'Topics you follow' })).toBeVisible();
  const panels = page.getByRole('region').elements();
  const nameOf = (panel: Element): string => panel.querySelector('h2')?.textContent ?? '';
  expect(panels.map(nameOf)).toEqual(names);
});
