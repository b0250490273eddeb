import { expect, it } from 'vitest';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, err, NETWORK_TIMED_OUT, ok, type Result } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import type { ContentApi, NewsPage } from './content-api.port.ts';
import { createNewsController } from './news.controller.ts';

type Answer = Result<NewsPage, CallFailure>;

/** A platform that answers a question on command. */
const setUp = () => {
  const questions: Parameters<ContentApi['news']>[0][] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const api: Pick<ContentApi, 'news'> = {
    news: (query) => {
      questions.push(query);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const controller = createNewsController({ api, log: silentLog });
  const answer = async (index: number, result: Answer): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { controller, questions, answer, state: () => controller.watch.state() };
};

const pageWith = (...ids: string[]): Answer =>
  ok({ items: ids.map((id) => ({ id, title: id, content: '', date: seconds(0) })), total: 12 });
const shown = ({ items }: { items: readonly { id: string }[] }): string[] => items.map(({ id }) => id);

it.each([
  [1, 0],
  [2, 5],
  [3, 10],
])('asks for page %i as 5 items from offset %i', (page, offset) => {
  const { controller, questions } = setUp();
  controller.load(page);
  expect(questions).toEqual([{ forWhom: 'ROLE_PERFORMER', limit: 5, offset }]);
});

it.each([0, -1, 1.5, Number.NaN])('takes page %d for the first', (page) => {
  const { controller, questions } = setUp();
  controller.load(page);
  expect(questions[0]?.offset).toBe(0);
});

it('shows the items once they are there', async () => {
  const { controller, answer, state } = setUp();
  controller.load(1);
  expect(state()).toMatchObject({ status: 'loading', items: [] });
  await answer(0, pageWith('a', 'b'));
  expect(state()).toMatchObject({ status: 'ready', page: 1, total: 12, error: undefined });
  expect(shown(state())).toEqual(['a', 'b']);
});

it('drops the answer of a page that was left', async () => {
  const { controller, answer, state } = setUp();
  controller.load(1);
  controller.load(2);
  await answer(1, pageWith('second'));
  await answer(0, pageWith('first'));
  expect(shown(state())).toEqual(['second']);
});

it('says that the news could not be loaded and asks for the same page again', async () => {
  const { controller, questions, answer, state } = setUp();
  controller.load(2);
  await answer(0, err(NETWORK_TIMED_OUT));
  expect(state()).toMatchObject({ status: 'failed', error: 'content.newsNotLoaded', isForbidden: false });
  controller.retry();
  expect(state()).toMatchObject({ status: 'loading', error: undefined });
  await answer(1, pageWith('f'));
  expect(questions.map(({ offset }) => offset)).toEqual([5, 5]);
  expect(state().status).toBe('ready');
});

it('does not ask again while nothing failed', () => {
  const { controller, questions } = setUp();
  controller.load(1);
  controller.retry();
  expect(questions).toHaveLength(1);
});

it('keeps the items of a page while it is read again', async () => {
  const { controller, answer, state } = setUp();
  controller.load(1);
  await answer(0, pageWith('a'));
  controller.load(1);
  expect(shown(state())).toEqual(['a']);
  controller.load(2);
  expect(shown(state())).toEqual([]);
});

it('keeps the number of all items while another page is fetched', async () => {
  const { controller, answer, state } = setUp();
  controller.load(1);
  await answer(0, pageWith('a'));
  controller.load(2);
  expect(state()).toMatchObject({ status: 'loading', page: 2, total: 12 });
});

it('drops every page of the former language when another language is chosen', async () => {
  const { controller, questions, answer, state } = setUp();
  controller.load(2);
  await answer(0, pageWith('oud'));
  controller.load(1);
  await answer(1, pageWith('nieuw'));
  controller.languageChanged();
  expect(questions.map(({ offset }) => offset)).toEqual([5, 0, 0]);
  expect(shown(state())).toEqual([]);
  await answer(2, pageWith('new'));
  expect(shown(state())).toEqual(['new']);
  controller.load(2);
  expect(shown(state())).toEqual([]);
});

it('tells news that the platform does not show (403) from news that could not be loaded', async () => {
  const { controller, answer, state } = setUp();
  controller.load(1);
  await answer(0, err({ kind: 'status', status: 403, message: 'not allowed' }));
  expect(state()).toMatchObject({ status: 'failed', isForbidden: true });
  controller.retry();
  expect(state()).toMatchObject({ status: 'loading', isForbidden: false });
});
