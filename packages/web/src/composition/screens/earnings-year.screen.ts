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
    new YearViewModel(
      get(TOKENS.app).earningsReport,
      get(TOKENS.clock).today,
      get(TOKENS.configuration).apiUrl,
      saveFile,
    ),
  load: (get) => loadEarningsYear(get(TOKENS.app).earningsReport),
});
