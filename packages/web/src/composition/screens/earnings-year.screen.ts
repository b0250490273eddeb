import { saveFile } from '../../device/save-file.ts';
import { loadEarningsYear } from '../../earnings/load-earnings.ts';
import { YearViewModel } from '../../earnings/year.view-model.ts';
import { YearPage } from '../../earnings/YearPage.tsx';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** The earnings of a calendar year, a page of ours beside those of the specification. */
export const earningsYearScreen = createScreen({
  Page: YearPage,
  createModel: (get) =>
    new YearViewModel({
      reports: get(TOKENS.app).earningsReport,
      meter: get(TOKENS.app).meter,
      listedToday: get(TOKENS.app).earnings.today.watch,
      now: get(TOKENS.clock).today,
      apiUrl: get(TOKENS.configuration).apiUrl,
      save: saveFile,
    }),
  load: (get) => {
    const { earningsReport, earnings, meter } = get(TOKENS.app);
    return loadEarningsYear(earningsReport, earnings.today, meter);
  },
});
