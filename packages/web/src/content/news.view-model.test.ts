import { expect, it } from 'vitest';
import type { NewsController, NewsState } from '@greenroom/core/content/news.controller';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { NewsViewModel } from './news.view-model.ts';

const ITEM = { id: '1', title: 'Hello', content: 'World', date: seconds(1_772_697_600) };
const READY: NewsState = { status: 'ready', page: 1, items: [ITEM], total: 12, error: undefined, isForbidden: false };

const newsOf = (part: Partial<NewsState>) =>
  new NewsViewModel({ watch: createValue({ ...READY, ...part }) } as unknown as NewsController);

it.each([
  [{}, 'items'],
  [{ items: [], total: 0 }, 'empty'],
  [{ items: [], status: 'loading' }, 'loading'],
  [{ status: 'loading' }, 'items'],
  [{ items: [], status: 'failed' }, 'failed'],
  [{ items: [], status: 'failed', isForbidden: true }, 'notAllowed'],
] as const)('shows for %o: %s', (part, view) => {
  expect(newsOf(part).view).toBe(view);
});

it('has 3 pages of 5 for 12 items', () => {
  expect(newsOf({ page: 2 })).toMatchObject({ page: 2, pages: 3 });
});
