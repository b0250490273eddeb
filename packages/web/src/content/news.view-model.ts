import { computed, makeObservable } from 'mobx';
import type { NewsItem, NewsPage } from '@greenroom/core/content/content-api.port';
import type { NewsController } from '@greenroom/core/content/news.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import type { ListPart } from '@greenroom/core/kernel/units';
import { ListViewModel } from '../lists/list.view-model.ts';
import type { NewsItemModel } from './NewsItems.tsx';
import type { NewsPageModel } from './NewsPage.tsx';

export const toNewsItem = ({ id, title, content, date }: NewsItem): NewsItemModel => ({
  id,
  title,
  text: content,
  date: shortDate(date),
});

/** The news, five a page. @spec §2 home — news, limit 5 */
export class NewsViewModel implements NewsPageModel {
  readonly list: ListViewModel<ListPart, NewsPage>;

  constructor(news: NewsController) {
    this.list = new ListViewModel(news.list);
    makeObservable(this, { items: computed });
  }

  get items(): readonly NewsItemModel[] {
    return (this.list.answer?.items ?? []).map(toNewsItem);
  }

  readonly dispose = (): void => this.list.dispose();
}
