import type { EarningsApi } from '../earnings/earnings-api.port.ts';
import type { EarningsController } from '../earnings/earnings.controller.ts';
import { dayOf, startOfDay } from '../formatting/dates.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { cents, millis, seconds, secondsToMillis, type Millis, type Seconds } from '../kernel/units.ts';
import { createTimers } from '../kernel/timers.ts';
import { createValue } from '../kernel/value.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import type { SessionController } from '../session/session.controller.ts';
import { sessionService } from '../session/session-service.ts';
import type { SessionState } from '../session/session-state.ts';
import type { TipsController } from '../toys/tips/tips.controller.ts';
import { watchChanges } from '../kernel/watch-changes.ts';
import type { PayRatesController } from './pay-rates.ts';
import { PAID_WITHOUT_CONNECTION, sessionMoney, type MoneyFacts, type SessionMoney } from './session-money.ts';

/** Pauses between the checks after a session, until the platform confirms that it is over. */
const ASK_FINAL_AFTER = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000].map(millis);
/** Pause before an amount that is still missing is asked for again. */
const ASK_AGAIN_AFTER = millis(60_000);
/** A request that was accepted without an answer and is gone may have been paid: by then the platform has heard its end. */
const ASK_UNCERTAIN_AFTER = millis(10_000);
/** A timer for midnight is never longer than this: a machine that slept, or whose clock was set, catches up with the day. */
const LONGEST_WAIT = millis(15 * 60_000);
/** More than a tick at once: the session was taken up again, so the platform is asked for how long it has been paid. */
const JUMP = 2;

export interface SessionMeterController {
  readonly watch: Watchable<SessionMoney>;
  readonly reset: () => void;
  readonly dispose: () => void;
}

export interface SessionMeterDeps {
  readonly api: Pick<EarningsApi, 'sessionPay'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly session: Pick<SessionController, 'watch' | 'onDisconnected'>;
  readonly realtime: { readonly watch: Watchable<Pick<RealtimeState, 'authenticated'>> };
  readonly tips: Pick<TipsController, 'watch' | 'begin' | 'told'>;
  readonly rates: Pick<PayRatesController, 'watch' | 'ask' | 'refresh'>;
  readonly earnings: { readonly today: Pick<EarningsController['today'], 'watch' | 'reload'> };
}

interface MeterState {
  readonly facts: MoneyFacts;
  /** Time that the platform has counted beyond the timer of the page. */
  readonly ahead: number;
  /** Longest time that is paid while the connection is lost. */
  readonly longest: Seconds | undefined;
  /** Number of the latest call: an answer to an earlier one is stale. */
  readonly call: number;
  /** True once the platform has answered the call: a 404 is then a failure like any other. */
  readonly isCallKnown: boolean;
  /** Customer of the last session that began. */
  readonly last: ClientId | undefined;
  /** True when a request was accepted and given up while nothing was connected: the platform may pay for it until the page is back. */
  readonly mayBePaid: boolean;
}

const noFacts = (clock: Pick<Clock, 'today'>): MoneyFacts => ({
  hasSession: false,
  isOver: false,
  rate: undefined,
  duration: seconds(0),
  tips: [],
  final: undefined,
  beganOn: dayOf(clock.today()),
  today: dayOf(clock.today()),
  besides: undefined,
  isCounted: true,
});

const startOf = (clock: Pick<Clock, 'today'>): MeterState => ({
  facts: noFacts(clock),
  ahead: 0,
  longest: undefined,
  call: 0,
  isCallKnown: false,
  last: undefined,
  mayBePaid: false,
});

/** Counts the earnings of the session and the day, and takes the platform's own amounts as soon as they are there. @spec §2 /earnings/ */
export const createSessionMeterController = (deps: SessionMeterDeps): SessionMeterController => {
  const { api, clock, log, performerId, session, realtime, tips, rates, earnings } = deps;
  let state = startOf(clock);
  const money = createValue<SessionMoney>(sessionMoney(state.facts));
  const timers = createTimers<'ask' | 'midnight'>(clock);

  const change = (news: Partial<MeterState>): void => {
    state = { ...state, ...news };
  };
  const know = (news: Partial<MoneyFacts>): void => {
    change({ facts: { ...state.facts, ...news } });
    money.set(sessionMoney(state.facts));
  };
  const paidFor = ({ clientTime, timers }: SessionState): Seconds => {
    const counted = timers.platform && timers.device ? Math.max(0, clientTime + state.ahead) : 0;
    return seconds(Math.min(counted, state.longest ?? counted));
  };
  const isThere = (client: ClientId): boolean => session.watch.state().client?.id === client;

  /**
   * Fetches the pay of the last session. @returns whether the platform reports that the session is over; undefined when it does not know
   * this call, `stale` when another call was made meanwhile
   */
  const askPay = async (client: ClientId): Promise<boolean | 'stale' | undefined> => {
    const call = state.call + 1;
    change({ call });
    const answer = await api.sessionPay(performerId(), client);
    if (call !== state.call) return 'stale';
    if (!answer.ok) {
      log.write('info', 'session pay not received', { status: answer.error.status });
      return answer.error.status === 404 && !state.isCallKnown ? undefined : false;
    }
    change({ isCallKnown: true });
    const { isOver, duration, minute, todayBesides } = answer.value;
    // The answer may still be about the session before this one.
    if (isOver && isThere(client)) return false;
    tips.told(answer.value.tips);
    const now = session.watch.state();
    if (!isOver && duration > 0) change({ ahead: duration - now.clientTime });
    know({
      rate: { perMinute: minute, isEstimated: false },
      final: isOver ? answer.value : undefined,
      duration: isOver ? duration : paidFor(now),
      besides: todayBesides,
      isCounted: false,
      tips: tips.watch.state().tips,
    });
    return isOver;
  };
  const askToday = (): void => {
    earnings.today.reload();
    timers.start('ask', ASK_AGAIN_AFTER, () => {
      if (!state.facts.isCounted) askToday();
    });
  };
  const askFinal = (client: ClientId, [pause, ...later]: readonly Millis[]): void => {
    // A platform that takes the session for running still has the total of the day without it.
    if (pause === undefined) earnings.today.reload();
    timers.start('ask', pause ?? ASK_AGAIN_AFTER, () => {
      void askPay(client).then((isOver) => {
        if (isOver === 'stale' || isThere(client)) return;
        if (isOver === false) askFinal(client, later);
        else askToday();
      });
    });
  };
  const begin = ({ client: customer }: SessionState, client: ClientId): void => {
    timers.stop('ask');
    change({ last: client, ahead: 0, longest: undefined });
    tips.begin();
    const service = customer === undefined ? 'cam' : sessionService(customer);
    const today = dayOf(clock.today());
    know({
      hasSession: true,
      isOver: false,
      rate: rates.watch.state()[service],
      duration: seconds(0),
      tips: [],
      final: undefined,
      beganOn: today,
      // What today has come to by now is what it brought besides this session.
      besides: money.state().today,
      isCounted: false,
    });
    void rates.ask(service);
    void askPay(client);
  };
  /** A session that ended before this page knew of it counts for today as well. */
  const askUncounted = (): void => {
    know({ isCounted: false });
    askToday();
  };
  const askUncertain = (): void => {
    know({ isCounted: false });
    timers.start('ask', ASK_UNCERTAIN_AFTER, askToday);
  };
  const onRequest = ({ request, client }: SessionState, before: SessionState['request']): void => {
    if (before.status !== 'pending' || request.status === 'pending' || client !== undefined) return;
    if (before.error === undefined && !before.accepting) return;
    change({ mayBePaid: !realtime.watch.state().authenticated });
    askUncertain();
  };
  const onSession = (now: SessionState, before: SessionState): void => {
    const [client, left] = [now.client?.id, before.client?.id];
    if (now.status === 'active' && before.status === 'idle') void rates.refresh();
    if (now.request.status === 'pending' && before.request.status !== 'pending')
      void rates.ask(sessionService(now.request.client));
    onRequest(now, before.request);
    if (client !== left) {
      if (client !== undefined) return begin(now, client);
      know({ isOver: true });
      if (left !== undefined) askFinal(left, ASK_FINAL_AFTER);
      return;
    }
    if (client === undefined && now.lastEnd !== undefined && now.lastEnd !== before.lastEnd) return askUncounted();
    if (client === undefined || now.clientTime === before.clientTime) return;
    if (Math.abs(now.clientTime - before.clientTime) > JUMP) {
      change({ ahead: 0 });
      void askPay(client);
    }
    know({ duration: paidFor(now) });
  };
  /** Without a connection the platform pays for a while and then ends the session. */
  const onConnection = (isConnected: boolean): void => {
    const { client } = session.watch.state();
    change({ longest: isConnected ? undefined : seconds(state.facts.duration + PAID_WITHOUT_CONNECTION) });
    if (!isConnected) return;
    if (client !== undefined) void askPay(client.id);
    else if (state.last !== undefined && state.facts.final === undefined) askFinal(state.last, ASK_FINAL_AFTER);
    else if (state.mayBePaid) askUncertain();
    change({ mayBePaid: false });
  };
  const turnDay = (): void => {
    const today = dayOf(clock.today());
    if (today !== state.facts.today) {
      know({ today, besides: state.facts.besides === undefined ? undefined : cents(0) });
      const { client } = session.watch.state();
      if (client === undefined) earnings.today.reload();
      else void askPay(client.id);
    }
    planMidnight();
  };
  const planMidnight = (): void => {
    const left = secondsToMillis(seconds(startOfDay(state.facts.today + 1) - clock.today()));
    timers.start('midnight', millis(Math.max(1_000, Math.min(left, LONGEST_WAIT))), turnDay);
  };

  const ends = [
    watchChanges(session.watch, onSession),
    session.onDisconnected(askUncounted),
    watchChanges(realtime.watch, ({ authenticated }, before) => {
      if (authenticated !== before.authenticated) onConnection(authenticated);
    }),
    tips.watch.subscribe((now) => {
      if (state.facts.hasSession) know({ tips: now.tips });
    }),
    rates.watch.subscribe((known) => {
      const { client } = session.watch.state();
      if (client !== undefined && state.facts.rate?.isEstimated !== false)
        know({ rate: known[sessionService(client)] });
    }),
    watchChanges(earnings.today.watch, ({ data: answer, status }) => {
      // While a session runs, what is asked for elsewhere has its tips in it already.
      if (status !== 'ready' || session.watch.state().client !== undefined) return;
      know({ today: dayOf(clock.today()), besides: answer, isCounted: true });
      planMidnight();
    }),
  ];
  return {
    watch: money,
    reset: () => {
      timers.stopAll();
      change({ ...startOf(clock), call: state.call + 1 });
      money.set(sessionMoney(state.facts));
    },
    dispose: () => {
      // An answer that is still on its way plans nothing any more.
      change({ call: state.call + 1 });
      timers.stopAll();
      for (const end of ends) end();
    },
  };
};
