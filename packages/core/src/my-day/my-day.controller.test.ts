import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { createValue } from '../kernel/machine.ts';
import { ok } from '../kernel/result.ts';
import { cents, millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { MyDayApi } from './my-day-api.port.ts';
import { createMyDayController } from './my-day.controller.ts';
import type { MyDay } from './my-day.ts';

const DAY: MyDay = {
  onAir: seconds(60),
  earnedYesterday: cents(4),
  earnedBefore: cents(400),
  bestDay: cents(200),
  rankBefore: undefined,
  regulars: [],
};

const setUp = (isOffered = true) => {
  const clock = createVirtualClock();
  const setting = (initial?: unknown) => {
    const watch = createValue<unknown>(initial);
    return { watch, save: watch.set };
  };
  const [goal, stepsDismissed] = [setting(), setting()];
  const api = {
    myDay: vi.fn<MyDayApi['myDay']>(() => Promise.resolve(ok(DAY))),
    onboarding: vi.fn<MyDayApi['onboarding']>(() => Promise.resolve(ok({ hasSite: false, reviews: {} }))),
  };
  const myDay = createMyDayController({
    api,
    isOffered,
    settings: { goal, stepsDismissed },
    clock,
    log: { write: () => undefined },
    performerId: () => performerId('1001'),
  });
  return { clock, api, myDay, goal };
};

it('fetches the day when it is shown and every 60 s until it is left', async () => {
  const { clock, api, myDay } = setUp();
  expect(api.myDay).toHaveBeenCalledTimes(0);
  const leave = myDay.show();
  await settle();
  expect(myDay.day.watch.state().data).toEqual(DAY);
  clock.advance(millis(59_999));
  expect(api.myDay).toHaveBeenCalledTimes(1);
  clock.advance(millis(1));
  expect(api.myDay).toHaveBeenCalledTimes(2);
  leave();
  clock.advance(millis(600_000));
  expect(api.myDay).toHaveBeenCalledTimes(2);
});

it('fetches nothing of the day where the platform does not offer it', () => {
  const { api, myDay } = setUp(false);
  myDay.show();
  myDay.loadOnboarding();
  expect([api.myDay.mock.calls.length, api.onboarding.mock.calls.length]).toEqual([0, 0]);
});

it('fetches the platform’s part of the checklist each time it is shown, and once a moderator has decided', async () => {
  const { api, myDay } = setUp();
  myDay.show();
  await settle();
  expect(myDay.onboarding.watch.state().data).toEqual({ hasSite: false, reviews: {} });
  myDay.loadOnboarding();
  expect(api.onboarding).toHaveBeenCalledTimes(2);
});

it('keeps that the checklist is dismissed', () => {
  const { myDay } = setUp();
  myDay.dismissSteps();
  expect(myDay.areStepsDismissed.state()).toBe(true);
});

it('keeps a goal of € 1 to € 10,000 in the settings, and removes it', () => {
  const { myDay, goal } = setUp();
  myDay.setGoal(cents(15_000));
  expect(myDay.goal.state()).toBe(15_000);
  myDay.setGoal(cents(50));
  expect(myDay.goal.state()).toBe(15_000);
  myDay.setGoal(undefined);
  expect(goal.watch.state()).toBe(null);
  expect(myDay.goal.state()).toBe(undefined);
});

it('leaves no timer and no figures behind', async () => {
  const { clock, api, myDay } = setUp();
  myDay.show();
  await settle();
  myDay.reset();
  expect(myDay.day.watch.state().data).toBe(undefined);
  clock.advance(millis(600_000));
  expect(api.myDay).toHaveBeenCalledTimes(1);
});
