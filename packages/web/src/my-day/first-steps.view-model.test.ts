import { expect, it } from 'vitest';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import { cents, seconds } from '@greenroom/core/kernel/units';
import type { AccountStepFacts } from '@greenroom/core/my-day/first-steps';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import { IDLE_SESSION } from '@greenroom/core/session/session-state';
import { answered } from '@greenroom/core/testing/kernel/query.fake';
import { createFirstStepsModel } from './first-steps.view-model.ts';

const NO_PAYMENT: EarningsLeft = { left: cents(0), nextPayment: undefined, rank: undefined, rankWeek: undefined };
const NEW: AccountStepFacts = {
  isVerified: false,
  hasSite: false,
  hasDescription: false,
  hasPhoto: false,
  reviews: { identity: { state: 'waiting', since: seconds(1_700_000_000) } },
};

const setUp = () => {
  const done: string[] = [];
  const left = createValue<Query<'left', EarningsLeft>>(IDLE_QUERY);
  const areStepsDismissed = createValue(false);
  const accountSteps = createValue<AccountStepFacts | undefined>(undefined);
  const services = createValue<Pick<ServicesState, 'flags' | 'remembered'>>({ flags: NO_SERVICES, remembered: [] });
  const session = createValue(IDLE_SESSION);
  const check = { isOpen: false, isDone: false, wasDoneToday: () => check.isDone };
  const act = (name: string) => () => void done.push(name);
  const model = createFirstStepsModel({
    myDay: { areStepsDismissed, dismissSteps: () => areStepsDismissed.set(true) },
    accountSteps,
    earnings: { left: { watch: left } },
    services: { watch: services },
    session: { watch: session },
    check,
    actions: {
      identity: act('identity'),
      services: act('services'),
      cameraAndSound: act('cameraAndSound'),
      ready: act('ready'),
    },
  } as unknown as Parameters<typeof createFirstStepsModel>[0]);
  const know = (facts: Partial<AccountStepFacts> = {}): void => {
    left.set(answered('left', NO_PAYMENT));
    accountSteps.set({ ...NEW, ...facts });
  };
  const open = () => model.rows.filter(({ status }) => status !== 'done').map(({ step }) => step);
  const row = (name: string) => model.rows.find(({ step }) => step === name);
  return { model, done, left, services, session, check, know, open, row };
};

it('claims nothing before the account and the earnings are known', () => {
  const { model, left } = setUp();
  left.set(answered('left', NO_PAYMENT));
  expect([model.rows, model.done]).toEqual([[], 0]);
});

it('lists the seven steps before the first payment, each open until its fact holds', () => {
  const { model, know, open, services, check, session } = setUp();
  know();
  expect(model.isFirstDays).toBe(true);
  expect(open()).toEqual(['identity', 'site', 'description', 'photo', 'services', 'cameraAndSound', 'ready']);
  services.set({ flags: { ...NO_SERVICES, cam: true }, remembered: [] });
  check.isDone = true;
  session.set({ ...IDLE_SESSION, status: 'active' });
  know({ isVerified: true, hasSite: true, reviews: {} });
  expect(open()).toEqual(['description', 'photo']);
  expect(model.done).toBe(5);
});

it('counts the services that a pause has switched off as chosen', () => {
  const { know, open, services } = setUp();
  know({ isVerified: true, hasSite: true });
  services.set({ flags: NO_SERVICES, remembered: ['phone'] });
  expect(open()).toContain('services');
  services.set({ flags: NO_SERVICES, remembered: ['phone', 'cam'] });
  expect(open()).not.toContain('services');
});

it('opens the place where each step is done, and nothing where an earlier step comes first', () => {
  const { know, row, done } = setUp();
  know();
  expect(row('site')).toMatchObject({ to: '/brands/', act: undefined });
  expect(row('photo')).toMatchObject({ to: '/profile/photos/', act: undefined });
  for (const step of ['description', 'services', 'cameraAndSound', 'ready'])
    expect(row(step)).toMatchObject({ status: 'later', to: undefined, act: undefined });
  row('identity')?.act?.();
  know({ isVerified: true, hasSite: true });
  expect(row('description')).toMatchObject({ to: '/profile/desc/' });
  row('services')?.act?.();
  expect(done).toEqual(['identity', 'services']);
});

it('says since when a moderator has the identity, and leads to customer service once it was not accepted', () => {
  const { know, row } = setUp();
  know();
  expect(row('identity')).toMatchObject({
    status: 'waits',
    noteKey: 'myDay.steps.identity.waits',
    since: '14-11-2023 | 23:13',
  });
  know({ reviews: {} });
  expect(row('identity')).toMatchObject({ noteKey: 'myDay.steps.identity.text', since: undefined });
  know({ reviews: { identity: { state: 'rejected', since: seconds(1) } } });
  expect(row('identity')).toMatchObject({ noteKey: 'myDay.steps.identity.rejected', to: '/customer-service/' });
});

it('asks to choose a profile photo once one is approved', () => {
  const { know, row } = setUp();
  know({ reviews: { photo: { state: 'approved', since: seconds(1) } } });
  expect(row('photo')).toMatchObject({
    noteKey: 'myDay.steps.photo.choose',
    actionKey: 'myDay.steps.photo.chooseAction',
    to: '/profile/photos/',
  });
});

it('shows after it is dismissed, and after the first payment, only what keeps customers away', () => {
  const { model, know, open } = setUp();
  know();
  model.dismiss();
  expect([model.isFirstDays, open()]).toEqual([false, ['identity', 'site', 'description', 'photo', 'services']]);
  const paid = setUp();
  paid.know();
  paid.left.set(answered('left', { ...NO_PAYMENT, rank: 1 }));
  expect(paid.model.isFirstDays).toBe(false);
});
