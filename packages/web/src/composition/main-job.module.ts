import { NewsViewModel } from '../content/news.view-model.ts';
import { MissedRequestsViewModel } from '../missed-requests/missed-requests.view-model.ts';
import { ConnectionBadgeViewModel } from '../realtime/connection-badge.view-model.ts';
import { PauseButtonViewModel } from '../services/pause-button.view-model.ts';
import { ServicesPanelViewModel } from '../services/services-panel.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** The view models of what is on every page beside the studio, and of the home page. Loaded with the home layout. */
export const mainJobModule = bindings(({ provideModel }) => {
  provideModel('connectionBadge', (get) => new ConnectionBadgeViewModel(get(TOKENS.realtime)));
  provideModel('missedRequests', (get) => new MissedRequestsViewModel(get(TOKENS.missed)));
  provideModel('news', (get) => new NewsViewModel(get(TOKENS.news)));
  provideModel('pauseButton', (get) => new PauseButtonViewModel(get(TOKENS.services)));
  provideModel('services', (get) => new ServicesPanelViewModel(get(TOKENS.services), get(TOKENS.modals)));
});
