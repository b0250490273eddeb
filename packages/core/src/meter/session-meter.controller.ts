import type { EarningsApi } from '../earnings/earnings-api.port.ts';
import type { EarningsController } from '../earnings/earnings.controller.ts';
import { dayOf, startOfDay } from '../formatting/dates.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { derived } from '../kernel/derived.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, exhaustive, type Watchable, watchChanges } from '../kernel/machine.ts';
import { createSlots, type Perform } from '../kernel/slots.ts';
import { millis, seconds, secondsToMillis } from '../kernel/units.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import type { SessionController } from '../session/session.controller.ts';
import type { TipsController } from '../toys/tips/tips.controller.ts';
import type { PayRatesController } from './pay-rates.controller.ts';
import {
  noSessionYet,
  type SessionMeterEffect,
  type SessionMeterEvent,
  type SessionMeter,
} from './session-meter-state.ts';
import { sessionMeter } from './session-meter.machine.ts';
import { sessionMoney } from './session-money.ts';

/** Limits of the time until the next check of the day: a machine that slept, or whose clock was set, catches up. */
const SHORTEST_WAIT = millis(1_000);
const LONGEST_WAIT = millis(15 * 60_000);

export type SessionMeterController = ReturnType<typeof createSessionMeterController>;

export interface SessionMeterDeps {
  readonly api: Pick<EarningsApi, 'sessionPay'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly session: Pick<SessionController, 'watch'>;
  readonly realtime: { readonly watch: Watchable<Pick<RealtimeState, 'authenticated'>> };
  readonly tips: Pick<TipsController, 'watch' | 'begin' | 'listed'>;
  readonly rates: Pick<PayRatesController, 'watch' | 'ask' | 'refresh'>;
  readonly earnings: { readonly today: Pick<EarningsController['today'], 'watch' | 'reload'> };
}

/** Counts the earnings of the session and the day until the platform's own amounts arrive. @spec §2 /earnings/ */
export const createSessionMeterController = (deps: SessionMeterDeps) => {
  const { api, clock, log, performerId, session, realtime, tips, rates, earnings } = deps;
  const today = () => dayOf(clock.today());
  const untilMidnight = () => secondsToMillis(seconds(startOfDay(today() + 1) - clock.today()));

  const perform: Perform<SessionMeterEffect, SessionMeterEvent> = (effect, send) => {
    switch (effect.type) {
      case 'askPay': {
        const { client, later } = effect;
        const answered = api.sessionPay(performerId(), client);
        return answered.then((answer) => ({ type: 'payAnswered', client, later, answer }));
      }
      case 'reportFailure':
        return log.write('info', 'session pay not received', { status: effect.failure.status });
      case 'planMidnight': {
        const wait = millis(Math.max(SHORTEST_WAIT, Math.min(untilMidnight(), LONGEST_WAIT)));
        return clock.schedule(wait, () => send({ type: 'midnightDue', today: today() }));
      }
      case 'reloadToday':
        return earnings.today.reload();
      case 'beginTips':
        return tips.begin(effect.client);
      case 'reportTips':
        return tips.listed(effect.tips);
      case 'askRate':
        return rates.ask(effect.service);
      case 'refreshRates':
        return rates.refresh();
      default:
        return exhaustive(effect);
    }
  };
  const actor = createActor<SessionMeter, SessionMeterEvent, SessionMeterEffect>({
    initial: noSessionYet({ session: session.watch.state(), rates: rates.watch.state() }, today()),
    transition: sessionMeter,
    slots: createSlots(clock),
    perform,
  });
  const facts = derived([actor], (state) => state.facts);

  const ends = [
    session.watch.subscribe((now) => {
      const isConnected = realtime.watch.state().authenticated;
      actor.send({ type: 'sessionChanged', session: now, isConnected, at: clock.today() });
    }),
    watchChanges(realtime.watch, ({ authenticated: isConnected }, before) => {
      if (isConnected !== before.authenticated) actor.send({ type: 'connectionChanged', isConnected });
    }),
    tips.watch.subscribe((now) => actor.send({ type: 'tipsChanged', tips: now.tips })),
    rates.watch.subscribe((known) => actor.send({ type: 'ratesChanged', rates: known })),
    earnings.today.watch.subscribe(({ data: sum, status }) => {
      if (status === 'ready') actor.send({ type: 'todayAnswered', sum, today: today() });
    }),
  ];
  const reset = (): void => actor.send({ type: 'reset', today: today() });
  return {
    watch: derived([facts], sessionMoney),
    /** Brings the amounts in line with the platform's, whatever was lost. */
    compare: () => actor.send({ type: 'compareRequested' }),
    reset,
    dispose: () => {
      reset();
      for (const end of ends) end();
    },
  };
};
