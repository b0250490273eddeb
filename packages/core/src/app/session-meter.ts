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
const ASK_UNHEARD_AFTER = millis(10_000);
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

/** Counts the earnings of the session and the day, and takes the platform's own amounts as soon as they are there. @spec §2 /earnings/ */
export const createSessionMeterController = (deps: SessionMeterDeps): SessionMeterController => {
  const { api, clock, log, performerId, session, realtime, tips, rates, earnings } = deps;
  let facts = noFacts(clock);
  const money = createValue<SessionMoney>(sessionMoney(facts));
  /** Time that the platform has counted beyond the timer of the page. */
  let ahead = 0;
  let longest: Seconds | undefined;
  let asked = 0;
  /** True once the platform has answered the call: a 404 is then a failure like any other. */
  let isCallKnown = false;
  /** Customer of the last session that began. */
  let last: ClientId | undefined;
  /** True when a request was accepted and given up while nothing was connected: the platform may pay for it until the page is back. */
  let isUnheard = false;
  const timers = createTimers<'ask' | 'midnight'>(clock);

  const know = (news: Partial<MoneyFacts>): void => {
    facts = { ...facts, ...news };
    money.set(sessionMoney(facts));
  };
  const paidFor = ({ clientTime, timers }: SessionState): Seconds => {
    const counted = timers.platform && timers.device ? Math.max(0, clientTime + ahead) : 0;
    return seconds(Math.min(counted, longest ?? counted));
  };
  const isThere = (client: ClientId): boolean => session.watch.state().client?.id === client;

  /**
   * Fetches the pay of the last session. @returns whether the platform reports that the session is over; undefined when it does not know
   * this call, `stale` when another call was made meanwhile
   */
  const askPay = async (client: ClientId): Promise<boolean | 'stale' | undefined> => {
    asked += 1;
    const question = asked;
    const answer = await api.sessionPay(performerId(), client);
    if (question !== asked) return 'stale';
    if (!answer.ok) {
      log.write('info', 'session pay not received', { status: answer.error.status });
      return answer.error.status === 404 && !isCallKnown ? undefined : false;
    }
    isCallKnown = true;
    const { isOver, duration, minute, todayBesides } = answer.value;
    // The answer may still be about the session before this one.
    if (isOver && isThere(client)) return false;
    tips.told(answer.value.tips);
    const state = session.watch.state();
    if (!isOver && duration > 0) ahead = duration - state.clientTime;
    know({
      rate: { perMinute: minute, isEstimated: false },
      final: isOver ? answer.value : undefined,
      duration: isOver ? duration : paidFor(state),
      besides: todayBesides,
      isCounted: false,
      tips: tips.watch.state().tips,
    });
    return isOver;
  };
  const askToday = (): void => {
    earnings.today.reload();
    timers.start('ask', ASK_AGAIN_AFTER, () => {
      if (!facts.isCounted) askToday();
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
  const begin = (client: ClientId, state: SessionState): void => {
    timers.stop('ask');
    last = client;
    tips.begin();
    [ahead, longest] = [0, undefined];
    const service = state.client === undefined ? 'cam' : sessionService(state.client);
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
  const askUnheard = (): void => {
    know({ isCounted: false });
    timers.start('ask', ASK_UNHEARD_AFTER, askToday);
  };
  const onRequest = ({ request, client }: SessionState, before: SessionState['request']): void => {
    if (before.status !== 'pending' || request.status === 'pending' || client !== undefined) return;
    if (before.error === undefined && !before.accepting) return;
    isUnheard = !realtime.watch.state().authenticated;
    askUnheard();
  };
  const onSession = (state: SessionState, before: SessionState): void => {
    const [client, left] = [state.client?.id, before.client?.id];
    if (state.status === 'active' && before.status === 'idle') void rates.refresh();
    if (state.request.status === 'pending' && before.request.status !== 'pending')
      void rates.ask(sessionService(state.request.client));
    onRequest(state, before.request);
    if (client !== left) {
      if (client !== undefined) return begin(client, state);
      know({ isOver: true });
      if (left !== undefined) askFinal(left, ASK_FINAL_AFTER);
      return;
    }
    if (client === undefined && state.lastEnd !== undefined && state.lastEnd !== before.lastEnd) return askUncounted();
    if (client === undefined || state.clientTime === before.clientTime) return;
    if (Math.abs(state.clientTime - before.clientTime) > JUMP) {
      ahead = 0;
      void askPay(client);
    }
    know({ duration: paidFor(state) });
  };
  /** Without a connection the platform pays for a while and then ends the session. */
  const onConnection = (isConnected: boolean): void => {
    const { client } = session.watch.state();
    longest = isConnected ? undefined : seconds(facts.duration + PAID_WITHOUT_CONNECTION);
    if (!isConnected) return;
    if (client !== undefined) void askPay(client.id);
    else if (last !== undefined && facts.final === undefined) askFinal(last, ASK_FINAL_AFTER);
    else if (isUnheard) askUnheard();
    isUnheard = false;
  };
  const turnDay = (): void => {
    const today = dayOf(clock.today());
    if (today !== facts.today) {
      know({ today, besides: facts.besides === undefined ? undefined : cents(0) });
      const { client } = session.watch.state();
      if (client === undefined) earnings.today.reload();
      else void askPay(client.id);
    }
    planMidnight();
  };
  const planMidnight = (): void => {
    const left = secondsToMillis(seconds(startOfDay(facts.today + 1) - clock.today()));
    timers.start('midnight', millis(Math.max(1_000, Math.min(left, LONGEST_WAIT))), turnDay);
  };

  const ends = [
    watchChanges(session.watch, onSession),
    session.onDisconnected(askUncounted),
    watchChanges(realtime.watch, ({ authenticated }, before) => {
      if (authenticated !== before.authenticated) onConnection(authenticated);
    }),
    tips.watch.subscribe((state) => {
      if (facts.hasSession) know({ tips: state.tips });
    }),
    rates.watch.subscribe((known) => {
      const { client } = session.watch.state();
      if (client !== undefined && facts.rate?.isEstimated !== false) know({ rate: known[sessionService(client)] });
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
      asked += 1;
      isCallKnown = false;
      last = undefined;
      isUnheard = false;
      timers.stopAll();
      facts = noFacts(clock);
      money.set(sessionMoney(facts));
    },
    dispose: () => {
      // An answer that is still on its way plans nothing any more.
      asked += 1;
      timers.stopAll();
      for (const end of ends) end();
    },
  };
};
