import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { ContainerModule } from 'inversify';
import { createTicker } from '../session/ticker.ts';
import { ToyPanelViewModel } from '../toys/toy-panel.view-model.ts';
import { ToysPageViewModel } from '../toys/toys-page.view-model.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the toys: in the studio, and on their page. */
export const toysModule = new ContainerModule(({ bind }) => {
  bind<ToyPanelViewModel>(TOKENS.toyPanel)
    .toResolvedValue(
      (toys: ToysController, clock: Clock) => new ToyPanelViewModel(toys, createTicker(clock)),
      [TOKENS.toys, TOKENS.clock],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(VIEW_MODELS.toys)
    .toResolvedValue(
      (toys: ToysController, services: ServicesController) => new ToysPageViewModel(toys, services),
      [TOKENS.toys, TOKENS.services],
    )
    .inSingletonScope();
});
