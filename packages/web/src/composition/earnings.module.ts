import { saveFileIn } from '../device/save-file.ts';
import { EarningsViewModel } from '../earnings/earnings.view-model.ts';
import { SpecificationsViewModel } from '../earnings/specifications.view-model.ts';
import { TodayEarningsViewModel } from '../earnings/today-earnings.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of the earnings: in the top bar, and on their two pages. */
export const earningsModule = bindings(({ provideModel }) => {
  provideModel('todayEarnings', (get) => new TodayEarningsViewModel(get(TOKENS.earnings), get(TOKENS.meter)));
  provideModel(
    'earnings',
    (get) => new EarningsViewModel(get(TOKENS.earnings), get(TOKENS.clock).today, saveFileIn(document)),
  );
  provideModel(
    'specifications',
    (get) =>
      new SpecificationsViewModel(get(TOKENS.earnings), get(TOKENS.clock).today, get(TOKENS.configuration).apiUrl),
  );
});
