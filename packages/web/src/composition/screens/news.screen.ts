import { loadNews } from '../../content/load-news.ts';
import { NewsViewModel } from '../../content/news.view-model.ts';
import { NewsPage } from '../../content/NewsPage.tsx';
import { createScreen } from './screen.ts';

/** Screen of all news, page by page. @spec §2 / (home layout) — news */
export const newsScreen = createScreen({
  Page: NewsPage,
  open: ({ app }) => ({ model: new NewsViewModel(app.news), load: loadNews(app.news) }),
});
