import { loadSpecifications } from '../../earnings/load-earnings.ts';
import { SpecificationsViewModel } from '../../earnings/specifications.view-model.ts';
import { SpecificationsPage } from '../../earnings/SpecificationsPage.tsx';
import { createTicker } from '../../mobx/ticker.ts';
import { createScreen } from './screen.ts';

/** Screen of the payments, each with specification and invoice as PDF. @spec §2 /earnings/specifications/ */
export const specificationsScreen = createScreen({
  Page: SpecificationsPage,
  open: ({ app: { earnings, earningsReport }, ports: { clock, configuration } }) => ({
    model: new SpecificationsViewModel({
      earnings,
      reports: earningsReport,
      now: clock.today,
      ticker: createTicker(clock, document),
      apiUrl: configuration.apiUrl,
    }),
    load: loadSpecifications(earnings, earningsReport),
  }),
});
