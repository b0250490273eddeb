import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { NewsController } from '@greenroom/core/content/news.controller';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { RANKS } from '@greenroom/core/earnings/earnings-period';
import { earnedPerHour } from '@greenroom/core/earnings/earnings-report';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import { hoursAndMinutes } from '@greenroom/core/formatting/durations';
import { CENTS_PER_EURO } from '@greenroom/core/formatting/formatting.constants';
import { currency } from '@greenroom/core/formatting/money';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { isForbidden } from '@greenroom/core/kernel/result';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import { compareWithYesterday, goalProgress, MAX_GOAL, warmMoments, type MyDay } from '@greenroom/core/my-day/my-day';
import type { MyDayController } from '@greenroom/core/my-day/my-day.controller';
import { pathTo, pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import type { MissedRequestsModel } from '../missed-requests/MissedRequests.tsx';
import { read } from '../mobx/read.ts';
import { viewOf } from '../ui/query-view.ts';
import type { FirstStepsModel } from './FirstSteps.tsx';
import type { MyDayModel } from './MyDayPage.tsx';
import type { TodayModel, WithYesterday } from './Today.tsx';

export interface MyDayViewModelDeps {
  readonly myDay: MyDayController;
  readonly earnings: Pick<EarningsController, 'left' | 'today'>;
  readonly meter: { readonly watch: Watchable<SessionMoney> };
  readonly inbox: { readonly unread: Watchable<number> };
  readonly news: Pick<NewsController, 'newest'>;
  readonly account: Pick<AccountController, 'watch'>;
  readonly steps: FirstStepsModel;
  readonly missed: MissedRequestsModel;
}

type Figures = Pick<TodayModel, 'earned' | 'yesterday' | 'perHour' | 'onAir'>;

const NO_FIGURES: Figures = { earned: undefined, yesterday: undefined, perHour: undefined, onAir: undefined };

/** Formats the comparison with yesterday; undefined where neither day has earnings. */
const withYesterday = (earned: Cents, yesterday: Cents): WithYesterday | undefined => {
  const compared = compareWithYesterday(earned, yesterday);
  return compared && { tone: compared.tone, amount: currency(compared.difference) };
};

/** Joins the figures of the day, the goal, the checklist, and what waits for the performer. @spec §2 / (home layout) */
export class MyDayViewModel implements MyDayModel {
  readonly steps: FirstStepsModel;
  readonly missed: MissedRequestsModel;
  readonly inbox = pathTo('inbox');
  readonly newsPage = pathTo('news');
  readonly show: MyDayModel['show'];
  readonly #deps: MyDayViewModelDeps;
  readonly #day: Watchable<Query<'today', MyDay>>;
  readonly #goal: Watchable<Cents | undefined>;
  readonly #left: Watchable<Query<'left', EarningsLeft>>;
  readonly #earnedToday: Watchable<Query<'today', Cents>>;
  readonly #money: Watchable<SessionMoney>;
  readonly #unread: Watchable<number>;
  readonly news: MyDayModel['news'];
  readonly #account: Watchable<AccountState>;

  constructor(deps: MyDayViewModelDeps) {
    this.#deps = deps;
    this.steps = deps.steps;
    this.missed = deps.missed;
    this.show = deps.myDay.show;
    this.#day = deps.myDay.day.watch;
    this.#goal = deps.myDay.goal;
    this.#left = deps.earnings.left.watch;
    this.#earnedToday = deps.earnings.today.watch;
    this.#money = deps.meter.watch;
    this.#unread = deps.inbox.unread;
    this.news = viewOf(deps.news.newest);
    this.#account = deps.account.watch;
  }

  get today(): TodayModel {
    const goal = read(this.#goal);
    return {
      ...this.#figures,
      isAbout: read(this.#money).isTodayAbout,
      moments: this.#moments,
      payout: this.#payout,
      goal: this.#progress,
      goalInEuros: Math.floor((goal ?? 0) / CENTS_PER_EURO),
      largestGoal: MAX_GOAL / CENTS_PER_EURO,
      trouble: this.#trouble,
      setGoal: (euros) => this.#deps.myDay.setGoal(euros === 0 ? undefined : cents(euros * CENTS_PER_EURO)),
      retry: this.#retry,
    };
  }

  get regulars(): MyDayModel['regulars'] {
    return read(this.#day).data?.regulars.map(({ id, name, visits }) => ({
      id,
      client: clientName(name),
      visits,
      to: pathTo('client', { client_id: id }),
      writeTo: pathToWriteTo(id),
    }));
  }

  get unread(): number {
    return read(this.#unread);
  }

  get #figures(): Figures {
    const { today: earned } = read(this.#money);
    const { data: day } = read(this.#day);
    if (earned === undefined) {
      const hasFailed = read(this.#earnedToday).status === 'failed';
      return { ...NO_FIGURES, earned: hasFailed ? '–' : undefined };
    }
    if (day === undefined) return { ...NO_FIGURES, earned: currency(earned) };
    const hourly = earnedPerHour(earned, day.onAir);
    return {
      earned: currency(earned),
      yesterday: withYesterday(earned, day.earnedYesterday),
      perHour: hourly === undefined ? undefined : currency(hourly),
      onAir: hoursAndMinutes(day.onAir),
    };
  }

  get #moments(): TodayModel['moments'] {
    const [earned, day] = [read(this.#money).today, read(this.#day).data];
    if (earned === undefined || day === undefined) return [];
    const rank = RANKS.find((each) => each === read(this.#left).data?.rank);
    return warmMoments({ ...day, earned, rank }).map((moment) =>
      moment === 'rankUp' ? { moment, rank, page: pathTo('earnings-specifications') } : { moment },
    );
  }

  get #payout(): TodayModel['payout'] {
    const { data: left } = read(this.#left);
    if (left === undefined) return undefined;
    const { nextPayment } = left;
    return { amount: currency(left.left), date: nextPayment === undefined ? undefined : shortDate(nextPayment) };
  }

  get #progress(): TodayModel['goal'] {
    const [goal, earned] = [read(this.#goal), read(this.#money).today];
    if (goal === undefined || earned === undefined) return undefined;
    const { part, missing } = goalProgress(earned, goal);
    return { amount: currency(goal), part, missing: currency(missing), isReached: missing === 0 };
  }

  get #trouble(): TodayModel['trouble'] {
    const failed = [read(this.#earnedToday), read(this.#day), read(this.#left)].filter(
      ({ status }) => status === 'failed',
    );
    if (failed.length === 0) return undefined;
    const isRefused = failed.every(({ failure }) => isForbidden(failure));
    return isRefused && read(this.#account).approval !== 'approved' ? 'notAllowed' : 'failed';
  }

  readonly #retry = (): void => {
    const { earnings, myDay } = this.#deps;
    for (const query of [earnings.today, earnings.left, myDay.day]) {
      if (query.watch.state().status === 'failed') query.reload();
    }
  };
}
