import { saveFile } from '../../device/save-file.ts';
import { EarningsViewModel } from '../../earnings/earnings.view-model.ts';
import { EarningsPage } from '../../earnings/EarningsPage.tsx';
import { loadEarnings } from '../../earnings/load-earnings.ts';
import { createTicker } from '../../mobx/ticker.ts';
import { createScreen } from './screen.ts';

/** Screen of the earnings of a day, week or month, with its report where the platform has one. @spec §2 /earnings/ */
export const earningsScreen = createScreen({
  Page: EarningsPage,
  open: ({ app, ports: { clock } }) => ({
    model: new EarningsViewModel({
      earnings: app.earnings,
      reports: app.earningsReport,
      meter: app.meter,
      now: clock.today,
      ticker: createTicker(clock, document),
      save: saveFile,
    }),
    load: loadEarnings(app),
  }),
});
