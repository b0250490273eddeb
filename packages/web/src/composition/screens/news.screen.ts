import { loadNews } from '../../content/load-news.ts';
import { NewsViewModel } from '../../content/news.view-model.ts';
import { NewsPage } from '../../content/NewsPage.tsx';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of all news, page by page. @spec §2 / (home layout) — news */
export const newsScreen = createScreen({
  Page: NewsPage,
  createModel: (get) => new NewsViewModel(get(TOKENS.app).news),
  load: (get) => loadNews(get(TOKENS.app).news),
});
