import type { SessionPay } from '../earnings/earnings.ts';
import type { DayNumber } from '../formatting/dates.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { CallFailure, Result } from '../kernel/result.ts';
import { seconds, type Seconds, type Cents, type Millis } from '../kernel/units.ts';
import type { SessionService } from '../session/client-data.ts';
import type { SessionState } from '../session/session-state.ts';
import type { Tip } from '../toys/tips/tip.ts';
import type { SessionRates } from './pay-rates.controller.ts';
import type { MoneyFacts } from './session-money.ts';

/** State of the meter: what is known of the money, and of what it follows from. */
export interface SessionMeter {
  readonly facts: MoneyFacts;
  readonly session: SessionState;
  readonly rates: SessionRates;
  /** Time counted by the platform beyond the timer of the page. */
  readonly ahead: number;
  /** Longest time that is paid while the connection is lost. */
  readonly longest: Seconds | undefined;
  /** True once the platform has answered the call: a 404 is then a failure like any other. */
  readonly isCallKnown: boolean;
  /** Customer of the last session that began. */
  readonly last: ClientId | undefined;
  /** True when a request was accepted and given up without a connection: the platform may pay for it until the page is back. */
  readonly mayBePaid: boolean;
}

const noFacts = (today: DayNumber): MoneyFacts => ({
  hasSession: false,
  service: undefined,
  isOver: false,
  rate: undefined,
  duration: seconds(0),
  tips: [],
  final: undefined,
  beganOn: today,
  today,
  besides: undefined,
  isCounted: true,
});

/** State before any session of this login. */
export const noSessionYet = (
  { session, rates }: Pick<SessionMeter, 'session' | 'rates'>,
  today: DayNumber,
): SessionMeter => ({
  facts: noFacts(today),
  session,
  rates,
  ahead: 0,
  longest: undefined,
  isCallKnown: false,
  last: undefined,
  mayBePaid: false,
});

export const withFacts = (state: SessionMeter, news: Partial<MoneyFacts>): SessionMeter => ({
  ...state,
  facts: { ...state.facts, ...news },
});
/** Checks whether this customer is connected. */
export const isThere = ({ session }: SessionMeter, client: ClientId): boolean => session.client?.id === client;

/** Paid time of the session that runs: none before the timers of both sides have started. */
export const paidDuration = ({ session: { clientTime, timers }, ahead, longest }: SessionMeter): Seconds => {
  const counted = timers.platform && timers.device ? Math.max(0, clientTime + ahead) : 0;
  return seconds(Math.min(counted, longest ?? counted));
};

/** Scheduled question to the platform. */
export type Ask =
  /** The final pay of a session, and the pauses of the tries after this one. */
  { readonly for: 'final'; readonly client: ClientId; readonly later: readonly Millis[] } | { readonly for: 'today' };

export type SessionMeterEvent =
  | {
      readonly type: 'sessionChanged';
      readonly session: SessionState;
      readonly isConnected: boolean;
      readonly at: Seconds;
    }
  | { readonly type: 'compareRequested' } // a session check, or the end of a session that this page may not know
  | { readonly type: 'connectionChanged'; readonly isConnected: boolean }
  | { readonly type: 'tipsChanged'; readonly tips: readonly Tip[] }
  | { readonly type: 'ratesChanged'; readonly rates: SessionRates }
  | { readonly type: 'todayAnswered'; readonly sum: Cents | undefined; readonly today: DayNumber } // the sum of today
  | {
      readonly type: 'payAnswered'; // the pay of a session
      readonly client: ClientId;
      /** Pauses of the next tries for the final pay. */
      readonly later: readonly Millis[] | undefined;
      readonly answer: Result<SessionPay, CallFailure>;
    }
  | { readonly type: 'askDue'; readonly ask: Ask } // the timer of a question
  | { readonly type: 'midnightDue'; readonly today: DayNumber } // the timer of midnight, or of 15 minutes
  | { readonly type: 'reset'; readonly today: DayNumber }; // a log-out, or the end of the page

export type SessionMeterEffect =
  | { readonly type: 'askPay'; readonly client: ClientId; readonly later: readonly Millis[] | undefined }
  | { readonly type: 'reportFailure'; readonly failure: CallFailure }
  | { readonly type: 'reloadToday' }
  | { readonly type: 'planMidnight' }
  | { readonly type: 'beginTips'; readonly client: ClientId }
  | { readonly type: 'reportTips'; readonly tips: SessionPay['tips'] }
  | { readonly type: 'askRate'; readonly service: SessionService }
  | { readonly type: 'refreshRates' };
