import { expect, it } from 'vitest';
import { accountWith } from '@greenroom/core/account/performer-account.fake';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import { cents } from '@greenroom/core/kernel/units';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import { IDLE_SESSION } from '@greenroom/core/session/session-state';
import type { NoticePermission } from '../attention/attention.port.ts';
import { FirstStepsViewModel } from './first-steps.view-model.ts';

const ready = <Key extends string, Data>(key: Key, data: Data): Query<Key, Data> => ({
  status: 'ready',
  key,
  data,
  failure: undefined,
});
const NO_PAYMENT: EarningsLeft = { left: cents(0), nextPayment: undefined, rank: undefined, rankWeek: undefined };

const setUp = () => {
  const done: string[] = [];
  const left = createValue<Query<'left', EarningsLeft>>(IDLE_QUERY);
  const hasVipPrice = createValue<Query<'vipPrice', boolean>>(IDLE_QUERY);
  const areStepsDismissed = createValue(false);
  const account = createValue({ approval: 'pending' });
  const login = createValue<Pick<LoginState, 'account'>>({ account: undefined });
  const services = createValue({ flags: NO_SERVICES });
  const session = createValue(IDLE_SESSION);
  const notice = createValue<NoticePermission>('notAsked');
  const check = { isOpen: false, isDone: false, wasDoneToday: () => check.isDone };
  const act = (name: string) => () => void done.push(name);
  const model = new FirstStepsViewModel({
    myDay: { hasVipPrice: { watch: hasVipPrice }, areStepsDismissed, dismissSteps: () => areStepsDismissed.set(true) },
    earnings: { left: { watch: left } },
    account: { watch: account },
    login: { watch: login },
    services: { watch: services },
    session: { watch: session },
    notice: { watch: notice },
    check,
    actions: {
      verification: act('verification'),
      services: act('services'),
      notifications: act('notifications'),
      cameraAndSound: act('cameraAndSound'),
      ready: act('ready'),
    },
  } as unknown as ConstructorParameters<typeof FirstStepsViewModel>[0]);
  const know = (): void => {
    left.set(ready('left', NO_PAYMENT));
    login.set({ account: accountWith() });
  };
  const open = () => model.rows.filter(({ isDone }) => !isDone).map(({ step }) => step);
  const row = (name: string) => model.rows.find(({ step }) => step === name);
  return { model, done, left, hasVipPrice, account, services, session, notice, check, know, open, row };
};

it('claims nothing before the account and the earnings are known', () => {
  const { model, left } = setUp();
  left.set(ready('left', NO_PAYMENT));
  expect([model.rows, model.done]).toEqual([[], 0]);
});

it('lists the eight steps before the first payment, each open until its fact holds', () => {
  const { model, know, open, account, services, hasVipPrice, notice, check, session } = setUp();
  know();
  expect(model.isFirstDays).toBe(true);
  expect(open()).toEqual([
    'verification',
    'photo',
    'description',
    'services',
    'vipPrice',
    'notifications',
    'cameraAndSound',
    'ready',
  ]);
  account.set({ approval: 'approved' });
  services.set({ flags: { ...NO_SERVICES, cam: true } });
  hasVipPrice.set(ready('vipPrice', true));
  notice.set('granted');
  check.isDone = true;
  session.set({ ...IDLE_SESSION, status: 'active' });
  expect(open()).toEqual(['photo', 'description']);
  expect(model.done).toBe(6);
});

it('gives a step that needs approval no action until the account is approved', () => {
  const { know, row, account, done } = setUp();
  know();
  expect(row('services')?.act).toBeUndefined();
  account.set({ approval: 'approved' });
  row('services')?.act?.();
  expect(done).toEqual(['services']);
});

it('leads a browser that refused notifications to the settings, and counts one without them as done', () => {
  const { know, row, notice } = setUp();
  know();
  notice.set('denied');
  expect(row('notifications')).toMatchObject({ to: '/settings/', act: undefined, isDone: false });
  notice.set('unsupported');
  expect(row('notifications')?.isDone).toBe(true);
});

it('shows after it is dismissed, and after the first payment, only what keeps customers away', () => {
  const { model, know, open } = setUp();
  know();
  model.dismiss();
  expect([model.isFirstDays, open()]).toEqual([false, ['verification', 'photo', 'description', 'services']]);
  const paid = setUp();
  paid.know();
  paid.left.set(ready('left', { ...NO_PAYMENT, rank: 1 }));
  expect(paid.model.isFirstDays).toBe(false);
});
