import type { SessionPay } from '../earnings/earnings.ts';
import type { DayNumber } from '../formatting/dates.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { Cents, Millis } from '../kernel/units.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SessionState } from '../session/session-state.ts';
import type { Tip } from '../toys/tips/tip.ts';
import type { SessionRates } from './pay-rates.ts';

/** Question that is asked when its time has come. */
export type Ask =
  /** The final pay of a session, and the pauses of the tries after this one. */
  | { readonly for: 'final'; readonly client: ClientId; readonly later: readonly Millis[] }
  | { readonly for: 'today' }
  /** The sum of today, unless it has come meanwhile. */
  | { readonly for: 'missingToday' };

export type SessionMeterEvent =
  | {
      readonly type: 'sessionChanged';
      readonly session: SessionState;
      readonly isConnected: boolean;
      readonly today: DayNumber;
    }
  | { readonly type: 'endedUnseen' } // the platform reports the end of a session that this page did not know
  | { readonly type: 'connectionChanged'; readonly isConnected: boolean }
  | { readonly type: 'tipsChanged'; readonly tips: readonly Tip[] }
  | { readonly type: 'ratesChanged'; readonly rates: SessionRates }
  | { readonly type: 'todayAnswered'; readonly sum: Cents | undefined; readonly today: DayNumber } // the sum of today
  | {
      readonly type: 'payAnswered'; // the pay of a session
      readonly call: number;
      readonly client: ClientId;
      /** Pauses of the next tries, where the final pay was asked for. */
      readonly later: readonly Millis[] | undefined;
      readonly answer: Result<SessionPay, CallFailure>;
    }
  | { readonly type: 'askDue'; readonly ask: Ask } // the timer of a question
  | { readonly type: 'midnightDue'; readonly today: DayNumber } // the timer of midnight, or of 15 minutes
  | { readonly type: 'reset'; readonly today: DayNumber }; // a log-out, or the end of the page

export type SessionMeterEffect =
  | {
      readonly type: 'askPay';
      readonly call: number;
      readonly client: ClientId;
      readonly later: readonly Millis[] | undefined;
    }
  | { readonly type: 'reportFailure'; readonly failure: CallFailure }
  | { readonly type: 'schedule'; readonly after: Millis; readonly ask: Ask }
  | { readonly type: 'cancelAsk' }
  | { readonly type: 'reloadToday' }
  | { readonly type: 'planMidnight' }
  | { readonly type: 'beginTips'; readonly client: ClientId }
  | { readonly type: 'tellTips'; readonly tips: SessionPay['tips'] }
  | { readonly type: 'askRate'; readonly service: SessionService }
  | { readonly type: 'refreshRates' }
  | { readonly type: 'cancelTimers' };
