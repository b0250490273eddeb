import { ToysPageViewModel } from '../../toys/toys-page.view-model.ts';
import { ToysPage } from '../../toys/ToysPage.tsx';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the toys: connection, service, list and rules. @spec §2 /toys/ */
export const toysScreen = createScreen({
  Page: ToysPage,
  createModel: (get) => new ToysPageViewModel(get(TOKENS.app).toys, get(TOKENS.app).services),
});
