import type { Clock } from '../kernel/clock.port.ts';
import { derived } from '../kernel/derived.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createResource } from '../kernel/resource.ts';
import { createTimers } from '../kernel/timers.ts';
import { millis, type Cents } from '../kernel/units.ts';
import type { Onboarding } from './first-steps.ts';
import type { MyDayApi } from './my-day-api.port.ts';
import { goalIn, type MyDay } from './my-day.ts';

/** Time after which the day is fetched again while it is on screen: regulars come and go. */
const REFRESH = millis(60_000);

/** One part of the performer's settings. */
interface Setting {
  readonly watch: Watchable<unknown>;
  readonly save: (value: unknown) => void;
}

export interface MyDayDeps {
  readonly api: MyDayApi;
  /** False where the platform has no such call: then nothing is fetched. */
  readonly isOffered: boolean;
  readonly settings: { readonly goal: Setting; readonly stepsDismissed: Setting };
  readonly clock: Pick<Clock, 'schedule'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the figures of the performer's day, and the goal that the performer set. @spec §2 / (home layout) */
export const createMyDayController = (deps: MyDayDeps) => {
  const { api, isOffered, settings, clock, log, performerId } = deps;
  const resource = createResource(log);
  const timers = createTimers<'refresh'>(clock);
  const day = resource.query<'today', MyDay>('my day', () => api.myDay(performerId()));
  const onboarding = resource.query<'onboarding', Onboarding>('first steps', () => api.onboarding(performerId()));
  const loadOnboarding = (): void => {
    if (isOffered) onboarding.load('onboarding');
  };
  const areStepsDismissed = derived([settings.stepsDismissed.watch], (value) => value === true);
  const refresh = (): void => {
    day.load('today');
    timers.start('refresh', REFRESH, refresh);
  };
  return {
    isOffered,
    day,
    /** The platform's part of the checklist. */
    onboarding,
    /** Fetches the platform's part of the checklist: a moderator has decided, or the account is not approved yet. */
    loadOnboarding,
    /** Amount that the performer wants to earn in a day; undefined without a goal. */
    goal: derived([settings.goal.watch], goalIn),
    /** @param goal undefined removes it; an amount outside of the limits changes nothing */
    setGoal: (goal: Cents | undefined) => {
      if (goal === undefined || goalIn(goal) !== undefined) settings.goal.save(goal ?? null);
    },
    areStepsDismissed,
    dismissSteps: () => settings.stepsDismissed.save(true),
    /** Fetches the day now and every minute until the end of showing it. */
    show: () => {
      if (isOffered) refresh();
      loadOnboarding();
      return timers.stopAll;
    },
    reset: () => {
      timers.stopAll();
      resource.reset();
    },
  };
};

export type MyDayController = ReturnType<typeof createMyDayController>;
