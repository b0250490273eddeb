import type { SessionMeterController } from '@greenroom/core/app/session-meter';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { ContainerModule } from 'inversify';
import { saveFileIn } from '../device/save-file.ts';
import { EarningsViewModel } from '../earnings/earnings.view-model.ts';
import { SpecificationsViewModel } from '../earnings/specifications.view-model.ts';
import { TodayEarningsViewModel } from '../earnings/today-earnings.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the earnings: in the top bar, and on their two pages. */
export const earningsModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.todayEarnings)
    .toResolvedValue(
      (earnings: EarningsController, meter: SessionMeterController) => new TodayEarningsViewModel(earnings, meter),
      [TOKENS.earnings, TOKENS.meter],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.earnings)
    .toResolvedValue(
      (earnings: EarningsController, clock: Clock) =>
        new EarningsViewModel(earnings, clock.today, saveFileIn(document)),
      [TOKENS.earnings, TOKENS.clock],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.specifications)
    .toResolvedValue(
      (earnings: EarningsController, clock: Clock, { apiUrl }: Configuration) =>
        new SpecificationsViewModel(earnings, clock.today, apiUrl),
      [TOKENS.earnings, TOKENS.clock, TOKENS.configuration],
    )
    .inSingletonScope();
});
