import { computed, makeObservable } from 'mobx';
import { NEWS_PAGE_SIZE, type NewsController, type NewsState } from '@greenroom/core/content/news.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import { Mirror } from '../mobx/mirror.ts';
import type { NewsItemModel, NewsPageModel, NewsView } from './NewsPage.tsx';

/** The news, five a page. @spec §2 home — news, limit 5 */
export class NewsViewModel implements NewsPageModel {
  readonly #news: NewsController;
  readonly #state: Mirror<NewsState>;

  constructor(news: NewsController) {
    this.#news = news;
    this.#state = new Mirror(news.watch);
    makeObservable(this, {
      view: computed,
      items: computed,
      page: computed,
      pages: computed,
    });
  }

  get view(): NewsView {
    const { status, items, isForbidden } = this.#state.current;
    if (status === 'failed') return isForbidden ? 'notAllowed' : 'failed';
    if (items.length > 0) return 'items';
    return status === 'loading' ? 'loading' : 'empty';
  }

  get items(): readonly NewsItemModel[] {
    return this.#state.current.items.map(({ id, title, content, date }) => ({
      id,
      title,
      text: content,
      date: shortDate(date),
    }));
  }

  get page(): number {
    return this.#state.current.page;
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.#state.current.total / NEWS_PAGE_SIZE));
  }

  readonly retry = (): void => this.#news.retry();

  readonly dispose = (): void => this.#state.dispose();
}
