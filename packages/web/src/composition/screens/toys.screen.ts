import { ToysPageViewModel } from '../../toys/toys-page.view-model.ts';
import { ToysPage } from '../../toys/ToysPage.tsx';
import { createScreen } from './screen.ts';

/** Screen of the toys: connection, service, list and rules. @spec §2 /toys/ */
export const toysScreen = createScreen({
  Page: ToysPage,
  open: ({ app }) => ({ model: new ToysPageViewModel(app.toys, app.services) }),
});
