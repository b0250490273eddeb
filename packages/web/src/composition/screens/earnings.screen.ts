import { saveFile } from '../../device/save-file.ts';
import { EarningsViewModel } from '../../earnings/earnings.view-model.ts';
import { EarningsPage } from '../../earnings/EarningsPage.tsx';
import { loadEarnings } from '../../earnings/load-earnings.ts';
import { createTicker } from '../../mobx/ticker.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the earnings of a day, week or month, with its report where the platform has one. @spec §2 /earnings/ */
export const earningsScreen = createScreen({
  Page: EarningsPage,
  createModel: (get) =>
    new EarningsViewModel({
      earnings: get(TOKENS.app).earnings,
      reports: get(TOKENS.app).earningsReport,
      meter: get(TOKENS.app).meter,
      now: get(TOKENS.clock).today,
      ticker: createTicker(get(TOKENS.clock), document),
      save: saveFile,
    }),
  load: (get) => loadEarnings(get(TOKENS.app)),
});
