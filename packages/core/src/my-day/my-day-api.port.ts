import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Onboarding } from './first-steps.ts';
import type { MyDay } from './my-day.ts';

export interface MyDayApi {
  /** A call of ours. */
  readonly myDay: (id: PerformerId) => AsyncResult<MyDay>;
  /** A call of ours. */
  readonly onboarding: (id: PerformerId) => AsyncResult<Onboarding>;
}
