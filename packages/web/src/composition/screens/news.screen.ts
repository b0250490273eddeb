import { HomePage } from '../../app/HomePage.tsx';
import { loadNews } from '../../content/load-news.ts';
import { NewsViewModel } from '../../content/news.view-model.ts';
import { MissedRequestsViewModel } from '../../missed-requests/missed-requests.view-model.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen, joinModels } from './screen.ts';

/** @spec §2 / (home layout) */
export const newsScreen = createScreen({
  title: 'menu.news',
  Page: HomePage,
  createModel: (get) =>
    joinModels({
      news: new NewsViewModel(get(TOKENS.news)),
      missed: new MissedRequestsViewModel(get(TOKENS.missed)),
    }),
  load: (get) => loadNews(get(TOKENS.news)),
});
