import type { EarningsApi } from '../earnings/earnings-api.port.ts';
import { periodBefore, periodOf } from '../earnings/earnings-period.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { credits, type Credits, type Seconds } from '../kernel/units.ts';
import { createValue } from '../kernel/value.ts';
import type { RealtimeEvent } from '../realtime/realtime-event.ts';
import type { SessionType } from '../session/client-data.ts';
import { SERVICE_OF_SESSION } from '../session/session-service.ts';
import type { ToyRuleSet } from '../toys/rules/toy-rule-set.ts';
import { triggerCredits } from '../toys/rules/trigger-credits.ts';
import { readToyTrigger } from '../toys/toy-trigger.ts';
import { payRate, type PayRate } from './pay-rate.ts';

/** How many of her latest sessions of a kind an estimate looks at. @spec §2 /earnings/ — the size is our choice */
const RATE_SAMPLE = 20;

/** What the session that runs, or has just ended, brings beside the conversation. */
export interface SessionMeter {
  /** What a second of such a session brought her lately; undefined while it is not known, and when she never had one. */
  readonly rate: PayRate | undefined;
  /** What her customer gave for her toys. */
  readonly toyCredits: Credits;
}

export interface SessionMeterController {
  readonly watch: Watchable<SessionMeter>;
  /** A customer has come in: counts from nothing. */
  readonly begin: (type: SessionType) => void;
  /** What is not about toys is not listened to. @spec §7 Real-time socket — toy */
  readonly hear: (event: RealtimeEvent) => void;
  readonly reset: () => void;
}

export interface SessionMeterDeps {
  readonly api: Pick<EarningsApi, 'earnings'>;
  readonly clock: Pick<Clock, 'today'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  /** What tips and patterns cost now. */
  readonly toyRules: () => ToyRuleSet;
}

const EMPTY: SessionMeter = { rate: undefined, toyCredits: credits(0) };

/** Estimates what a session brings: the platform tells it only when it is over. @spec §2 /earnings/ */
export const createSessionMeterController = (deps: SessionMeterDeps): SessionMeterController => {
  const { api, clock, log, performerId, toyRules } = deps;
  const meter = createValue(EMPTY);
  let asked = 0;

  const rateOfMonth = async (type: SessionType, date: Seconds): Promise<PayRate | undefined> => {
    const query = { scope: 'month', service: SERVICE_OF_SESSION[type], limit: RATE_SAMPLE, offset: 0, date } as const;
    const answer = await api.earnings(performerId(), query);
    if (!answer.ok) log.write('error', 'pay rate not loaded', { status: answer.error.status });
    return answer.ok ? payRate(answer.value.items) : undefined;
  };
  /** On the first of a month there may be nothing to go by but the month before. */
  const findRate = async (type: SessionType): Promise<void> => {
    asked += 1;
    const question = asked;
    const today = clock.today();
    for (const date of [today, periodBefore(periodOf('month', today)).from]) {
      const rate = await rateOfMonth(type, date);
      if (question !== asked) return;
      meter.set({ ...meter.state(), rate });
      if (rate !== undefined) return;
    }
  };
  const creditsOf = (event: Extract<RealtimeEvent, { type: 'toyEvent' }>): number => {
    const wish = readToyTrigger(event.kind, event.content);
    return wish === undefined ? 0 : triggerCredits(wish, toyRules());
  };
  return {
    watch: meter,
    begin: (type) => {
      meter.set(EMPTY);
      void findRate(type);
    },
    hear: (event) => {
      const given = event.type === 'toyEvent' ? creditsOf(event) : 0;
      if (given > 0) meter.set({ ...meter.state(), toyCredits: credits(meter.state().toyCredits + given) });
    },
    reset: () => {
      asked += 1;
      meter.set(EMPTY);
    },
  };
};
