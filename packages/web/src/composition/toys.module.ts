import { createTicker } from '../session/ticker.ts';
import { ToyPanelViewModel } from '../toys/toy-panel.view-model.ts';
import { ToysPageViewModel } from '../toys/toys-page.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of the toys: in the studio, and on their page. */
export const toysModule = bindings(({ provideDisposable, provideModel }) => {
  provideDisposable(TOKENS.toyPanel, (get) => new ToyPanelViewModel(get(TOKENS.toys), createTicker(get(TOKENS.clock))));
  provideModel('toys', (get) => new ToysPageViewModel(get(TOKENS.toys), get(TOKENS.services)));
});
