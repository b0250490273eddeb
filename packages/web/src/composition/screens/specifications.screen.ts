import { SpecificationsPage } from '../../earnings/SpecificationsPage.tsx';
import { loadSpecifications } from '../../earnings/load-earnings.ts';
import { SpecificationsViewModel } from '../../earnings/specifications.view-model.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the payments, each with specification and invoice as PDF. @spec §2 /earnings/specifications/ */
export const specificationsScreen = createScreen({
  title: 'earnings.specificationsTitle',
  Page: SpecificationsPage,
  createModel: (get) =>
    new SpecificationsViewModel(
      get(TOKENS.earnings),
      get(TOKENS.earningsReport),
      get(TOKENS.clock).today,
      get(TOKENS.configuration).apiUrl,
    ),
  load: (get) => loadSpecifications(get(TOKENS.earnings), get(TOKENS.earningsReport)),
});
