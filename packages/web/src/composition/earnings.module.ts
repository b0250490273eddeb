import { TodayEarningsViewModel } from '../earnings/today-earnings.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of the earnings in the top bar. */
export const earningsModule = bindings(({ provideModel }) => {
  provideModel('todayEarnings', (get) => new TodayEarningsViewModel(get(TOKENS.earnings), get(TOKENS.meter)));
});
