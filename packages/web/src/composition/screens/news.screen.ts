import { loadNews, NewsPage } from '../../content/NewsPage.tsx';
import { listOf } from '../../ui/query-view.ts';
import { createScreen } from './screen.ts';

/** Screen of all news, page by page. @spec §2 / (home layout) — news */
export const newsScreen = createScreen({
  Page: NewsPage,
  open: ({ app }) => ({ model: listOf(app.news.list), load: loadNews(app.news) }),
});
