import { loadSpecifications } from '../../earnings/load-earnings.ts';
import { SpecificationsViewModel } from '../../earnings/specifications.view-model.ts';
import { SpecificationsPage } from '../../earnings/SpecificationsPage.tsx';
import { createTicker } from '../../mobx/ticker.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the payments, each with specification and invoice as PDF. @spec §2 /earnings/specifications/ */
export const specificationsScreen = createScreen({
  Page: SpecificationsPage,
  createModel: (get) =>
    new SpecificationsViewModel({
      earnings: get(TOKENS.app).earnings,
      reports: get(TOKENS.app).earningsReport,
      now: get(TOKENS.clock).today,
      ticker: createTicker(get(TOKENS.clock), document),
      apiUrl: get(TOKENS.configuration).apiUrl,
    }),
  load: (get) => loadSpecifications(get(TOKENS.app).earnings, get(TOKENS.app).earningsReport),
});
