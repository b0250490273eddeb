import { saveFile } from '../../device/save-file.ts';
import { loadEarningsYear } from '../../earnings/load-earnings.ts';
import { YearViewModel } from '../../earnings/year.view-model.ts';
import { YearPage } from '../../earnings/YearPage.tsx';
import { createScreen } from './screen.ts';

/** The earnings of a calendar year, a page of ours beside those of the specification. */
export const earningsYearScreen = createScreen({
  Page: YearPage,
  open: ({ app: { earnings, earningsReport, meter }, ports }) => ({
    model: new YearViewModel({
      reports: earningsReport,
      meter,
      listedToday: earnings.today.watch,
      now: ports.clock.today,
      apiUrl: ports.configuration.apiUrl,
      save: saveFile,
    }),
    load: loadEarningsYear(earningsReport, earnings.today, meter),
  }),
});
