import type { NewsController } from '@greenroom/core/content/news.controller';
import type { MissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import type { ModalsController } from '@greenroom/core/navigation/modals.controller';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { RealtimeController } from '@greenroom/core/realtime/realtime.controller';
import { ContainerModule } from 'inversify';
import { NewsViewModel } from '../content/news.view-model.ts';
import { MissedRequestsViewModel } from '../missed-requests/missed-requests.view-model.ts';
import { ConnectionBadgeViewModel } from '../realtime/connection-badge.view-model.ts';
import { PauseButtonViewModel } from '../services/pause-button.view-model.ts';
import { ServicesPanelViewModel } from '../services/services-panel.view-model.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** The view models of what is on every page beside the studio, and of the home page. Loaded with the home layout. */
export const mainJobModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.connectionBadge)
    .toResolvedValue((realtime: RealtimeController) => new ConnectionBadgeViewModel(realtime), [TOKENS.realtime])
    .inSingletonScope();
  bind(VIEW_MODELS.missedRequests)
    .toResolvedValue((missed: MissedRequestsController) => new MissedRequestsViewModel(missed), [TOKENS.missed])
    .inSingletonScope();
  bind(VIEW_MODELS.news)
    .toResolvedValue((news: NewsController) => new NewsViewModel(news), [TOKENS.news])
    .inSingletonScope();
  bind(VIEW_MODELS.pauseButton)
    .toResolvedValue((services: ServicesController) => new PauseButtonViewModel(services), [TOKENS.services])
    .inSingletonScope();
  bind(VIEW_MODELS.services)
    .toResolvedValue(
      (services: ServicesController, modals: ModalsController) => new ServicesPanelViewModel(services, modals),
      [TOKENS.services, TOKENS.modals],
    )
    .inSingletonScope();
});
