import { expect, it } from 'vitest';
import type { AccountState } from '@greenroom/core/account/account.controller';
import type { NewsPage } from '@greenroom/core/content/content-api.port';
import type { NewsController } from '@greenroom/core/content/news.controller';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import { type CallFailure, NETWORK_FAILED } from '@greenroom/core/kernel/result';
import { cents, credits, seconds, type Cents, type ListPart } from '@greenroom/core/kernel/units';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import type { MyDay } from '@greenroom/core/my-day/my-day';
import { answered, unanswered } from '@greenroom/core/testing/kernel/query.fake';
import { MyDayViewModel } from './my-day.view-model.ts';

const REFUSED: CallFailure = { kind: 'status', status: 403, message: 'not allowed' };

const MONEY: SessionMoney = {
  hasSession: false,
  service: undefined,
  isOver: false,
  rate: undefined,
  duration: seconds(0),
  time: undefined,
  timeToday: cents(0),
  tips: cents(0),
  tipCredits: credits(0),
  tipCount: 0,
  total: undefined,
  isAbout: false,
  isTodayAbout: false,
  isFinal: false,
  today: undefined,
};

const DAY: MyDay = {
  onAir: seconds(5_400),
  earnedYesterday: cents(3_000),
  earnedBefore: cents(50_000),
  bestDay: cents(10_000),
  rankBefore: 2,
  regulars: [{ id: clientId('5001'), name: 'nl|Mark', visits: 12 }],
};
const LEFT: EarningsLeft = {
  left: cents(12_345),
  nextPayment: seconds(Date.parse('2026-11-30T09:00:00Z') / 1000),
  rank: 3,
  rankWeek: undefined,
};

const setUp = () => {
  const asked: string[] = [];
  const day = createValue<Query<'today', MyDay>>(IDLE_QUERY);
  const today = createValue<Query<'today', Cents>>(IDLE_QUERY);
  const left = createValue<Query<'left', EarningsLeft>>(IDLE_QUERY);
  const goal = createValue<Cents | undefined>(undefined);
  const money = createValue<SessionMoney>(MONEY);
  const unread = createValue(0);
  const news = createValue<Query<ListPart, NewsPage>>(IDLE_QUERY);
  const account = createValue<Pick<AccountState, 'approval'>>({ approval: 'approved' });
  const query = <Watch>(name: string, watch: Watch) => ({ watch, reload: () => void asked.push(name) });
  const model = new MyDayViewModel({
    myDay: {
      day: query('day', day),
      goal,
      setGoal: (amount: Cents | undefined) => void asked.push(`goal ${amount}`),
      show: () => () => undefined,
    },
    earnings: { today: query('today', today), left: query('left', left) },
    meter: { watch: money },
    inbox: { unread },
    news: { newest: { watch: news, reload: () => undefined } as unknown as NewsController['newest'] },
    account: { watch: account },
  } as unknown as ConstructorParameters<typeof MyDayViewModel>[0]);
  const earn = (amount: number): void => money.set({ ...MONEY, today: cents(amount) });
  return { asked, day, today, left, goal, unread, news, account, model, earn };
};

it('claims no figure before the earnings of today are known', () => {
  const { model } = setUp();
  expect(model.today).toMatchObject({ earned: undefined, perHour: undefined, onAir: undefined, payout: undefined });
});

it('shows today beside the same time of yesterday, per hour and the time on air', () => {
  const { model, day, earn } = setUp();
  earn(4_500);
  day.set(answered('today', DAY));
  expect(model.today).toMatchObject({
    earned: '€ 45.00',
    yesterday: { tone: 'more', amount: '€ 15.00' },
    perHour: '€ 30.00',
    onAir: { hours: 1, minutes: 30 },
  });
});

it('tells of a best day and a higher rank, and of nothing before the figures of the day are known', () => {
  const { model, day, left, earn } = setUp();
  earn(10_001);
  left.set(answered('left', LEFT));
  expect(model.today.moments).toEqual([]);
  day.set(answered('today', DAY));
  const rankUp = { moment: 'rankUp', rank: 3, page: '/earnings/specifications/' };
  expect(model.today.moments).toEqual([{ moment: 'bestDay' }, rankUp]);
  earn(10_000);
  expect(model.today.moments).toEqual([rankUp]);
});

it('shows the earnings alone where the platform does not answer the figures of the day', () => {
  const { model, earn } = setUp();
  earn(4_500);
  expect(model.today).toMatchObject({ earned: '€ 45.00', yesterday: undefined, perHour: undefined });
  expect(model.regulars).toBeUndefined();
});

it('shows the next payout with its date', () => {
  const { model, left } = setUp();
  left.set(answered('left', LEFT));
  expect(model.today.payout).toEqual({ amount: '€ 123.45', date: '30-11-2026' });
});

it('shows the way to the goal, and sets it in whole euros; 0 removes it', () => {
  const { model, goal, earn, asked } = setUp();
  expect(model.today.goal).toBeUndefined();
  goal.set(cents(10_000));
  earn(4_500);
  expect(model.today.goal).toMatchObject({ part: 45, missing: '€ 55.00', isReached: false });
  earn(10_000);
  expect(model.today.goal).toMatchObject({ part: 100, isReached: true });
  model.today.setGoal(150);
  model.today.setGoal(0);
  expect(asked).toEqual(['goal 15000', 'goal undefined']);
});

it('links each regular who is online to the page and to a message', () => {
  const { model, day } = setUp();
  day.set(answered('today', DAY));
  expect(model.regulars).toMatchObject([
    { client: { name: 'Mark' }, visits: 12, to: '/clients/5001/', writeTo: '/inbox/?to=5001' },
  ]);
});

it.each([
  ['failed', NETWORK_FAILED, 'notApproved', 'failed'],
  ['refused to an account that is not approved', REFUSED, 'notApproved', 'notAllowed'],
  ['refused to an approved account', REFUSED, 'approved', 'failed'],
] as const)('tells what is wrong when a figure is %s', (_what, failure, approval, trouble) => {
  const { model, today, account } = setUp();
  account.set({ approval });
  today.set(unanswered('today', failure));
  expect(model.today).toMatchObject({ earned: '–', trouble });
});

it('tries again what failed, and nothing else', () => {
  const { model, today, left, day, asked } = setUp();
  today.set(unanswered('today', NETWORK_FAILED));
  left.set(answered('left', LEFT));
  day.set(unanswered('today', NETWORK_FAILED));
  model.today.retry();
  expect(asked).toEqual(['today', 'day']);
});

it('shows the newest news and the number of unread messages', () => {
  const { model, news, unread } = setUp();
  expect(model.news).toMatchObject({ view: 'loading', data: undefined });
  unread.set(3);
  const page = { items: [{ id: '1', title: 'New prices', content: 'More', date: seconds(0) }], total: 1 };
  news.set(answered({ limit: 5, offset: 0 }, page));
  expect([model.news, model.unread]).toMatchObject([{ view: 'open', data: page }, 3]);
});
