import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { ToyConnectionViewModel } from './toy-connection.view-model.ts';
import { ToyListViewModel } from './toy-list.view-model.ts';
import { ToyRulesViewModel } from './toy-rules.view-model.ts';
import { ToyServiceViewModel } from './toy-service.view-model.ts';
import type { ToysPageModel } from './ToysPage.tsx';

/** The models of the page's parts. */
export class ToysPageViewModel implements ToysPageModel {
  readonly connection: ToyConnectionViewModel;
  readonly service: ToyServiceViewModel;
  readonly toyList: ToyListViewModel;
  readonly rules: ToyRulesViewModel;

  constructor(toys: ToysController, services: ServicesController) {
    this.connection = new ToyConnectionViewModel(toys);
    this.service = new ToyServiceViewModel(services);
    this.toyList = new ToyListViewModel(toys);
    this.rules = new ToyRulesViewModel(toys);
  }
}
